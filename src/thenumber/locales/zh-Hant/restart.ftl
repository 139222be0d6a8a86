### At every table: the host of the server has announced that it will be restarted.

restart-soon = 伺服器大約{ $count }分鐘後重新啟動，之後馬上可以繼續。
restart-now = 伺服器即將重新啟動，之後馬上可以繼續。
restart-off = 伺服器的重新啟動取消了。
