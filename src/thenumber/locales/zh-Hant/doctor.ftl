### What `thenumber doctor` finds. Commands and names of settings stay as they are.

cli-doctor = 找出伺服器在這裡無法正常運作的原因，並說明怎麼處理。選項與 serve 相同。
cli-doctor-json = 用一行 JSON 列出所有結果。
doctor-fine =
    { $count ->
        [0] 一切正常。
       *[other] 沒有錯誤；有{ $count }項值得看一看。
    }
doctor-wrong = 有{ $count }項錯誤。

## Network

subject-network = 網路
doctor-port-any = 系統會選一個空的連接埠。
doctor-port-free = 連接埠 { $port } 可以使用。
doctor-port-served = 連接埠 { $port } 已經由本程式使用，版本 { $version }。
doctor-port-taken = 連接埠 { $port } 被其他程式占用。這樣找到它：sudo ss -ltnp | grep { $port }。請停止它，或用 --port 選別的連接埠。
doctor-port-taken-by = 連接埠 { $port } 被 { $process } 占用。請停止它，或用 --port 選別的連接埠。
doctor-port-privileged = 連接埠 { $port } 只有 root 能用。請用 --port 選1024以上的連接埠，前面放代理伺服器；或在 systemd 的 unit 寫入 AmbientCapabilities=CAP_NET_BIND_SERVICE。
doctor-port-refused = 無法開啟 { $host } 的連接埠 { $port }：{ $reason }。--host 必須是這台電腦的位址。
doctor-addresses = 同一個網路裡的手機可以用這些位址連上伺服器：{ $addresses }。
doctor-addresses-proxy = 只有這台電腦連得上伺服器；在代理伺服器後面這樣是對的。
doctor-addresses-loopback = 只有這台電腦連得上伺服器，位址是 { $addresses }。要讓手機連上，請不要用 --host。
doctor-addresses-none = 這台電腦沒有連上網路，別人連不上 { $addresses }。
doctor-address-public = 連結和 QR 碼會指向 { $url }。
doctor-firewall-none = 沒有看到開啟的防火牆。
doctor-firewall-ufw = 防火牆 ufw 已開啟。如果手機連不上：sudo ufw allow { $port }/tcp
doctor-firewall-firewalld = 防火牆 firewalld 已開啟。如果手機連不上：sudo firewall-cmd --permanent --add-port={ $port }/tcp && sudo firewall-cmd --reload
doctor-firewall-nftables = 防火牆 nftables 已開啟。如果手機連不上，請看它的規則是否開放連接埠 { $port }：sudo nft list ruleset
doctor-proxy-forged = --behind-proxy 會相信任何連上這個連接埠的人。請只讓代理伺服器連上，例如用 --host 127.0.0.1。
doctor-proxy-no-url = 在代理伺服器後面，伺服器不知道自己的位址。請用 --public-url 告訴它。
doctor-proxy-unsaid = { $url } 前面需要能處理 https 的程式。如果那是代理伺服器，請加上 --behind-proxy；否則所有人會被當成同一個位址。
doctor-proxy-elsewhere = 代理伺服器不在這台電腦上，所以沒有測試。請從外面試試：{ $command }
doctor-proxy-served = 可能有伺服器正在執行，所以沒有測試代理伺服器。請試試：{ $command }
doctor-proxy-works = { $url } 的代理伺服器會轉送伺服器需要的一切。
doctor-proxy-lacks = { $url } 的代理伺服器沒有轉送 { $headers }。docs/hosting.md 有說明做法。
doctor-proxy-other = { $url } 有回應，但沒有通到 { $address }。
doctor-proxy-silent = { $url } 沒有回應：{ $reason }

## Database

subject-database = 資料庫
doctor-sqlite = SQLite { $version } 可以寫入 { $file }。
doctor-sqlite-new = SQLite { $version } 會建立 { $file }。
doctor-sqlite-served = 伺服器（行程 { $process }）正在使用 { $file }。
doctor-postgres = PostgreSQL { $version } 可以寫入 { $found }，編碼是 UTF8。
doctor-postgres-owner = { $found } 的內容屬於 { $owner }，不屬於 { $user }。要等它屬於 { $user }，以後的版本才能更新它：ALTER TABLE NAME OWNER TO { $user }
doctor-postgres-connections = 資料庫允許 { $found } 個連線。依照這些設定，重新啟動伺服器時需要 { $needed } 個：請提高 max_connections。

## Machine

subject-machine = 電腦
doctor-data = 資料目錄 { $directory } 可以寫入。
doctor-data-unwritable = { $user } 無法寫入 { $directory }：{ $reason }。請更改它的擁有者，或用 --data 選別的目錄。
doctor-disk = 磁碟還有 { $free } MB 可用。
doctor-disk-low = { $directory } 只剩 { $free } MB 可用。請清出空間：磁碟滿了就沒有人能繼續玩。
doctor-memory = 還有 { $free } MB 記憶體可用，{ $needed } MB 就夠了。
doctor-memory-low = 還有 { $free } MB 記憶體可用，可能需要 { $needed } MB。請減少 --workers，或選用 --small，那樣 { $small } MB 就夠了。
doctor-memory-low-small = 還有 { $free } MB 記憶體可用，就算選了 --small，也可能需要 { $needed } MB。請關閉其他程式，或減少 --workers 或 --processes。
doctor-files = 可以開啟 { $files } 個檔案，每個連線一個。
doctor-files-few = 只能開啟 { $files } 個檔案，大約夠 { $people } 人使用。請在 systemd 的 unit 寫入 LimitNOFILE=65536，或用 ulimit -n 提高。
doctor-clock = 時鐘有自動校正。
doctor-clock-adrift = 時鐘沒有自動校正。每日號碼和日期都靠它：sudo timedatectl set-ntp true

## Bots

subject-bots = 電腦玩家
doctor-compiled = 求解器已經為這台電腦編譯好了。
doctor-uncompiled = 求解器還沒有編譯。第一次啟動的伺服器會自己做，在那之前，強的電腦玩家可能讓大家等。要現在做：{ $command }
doctor-worker = 電腦玩家的行程已啟動並選了號碼，用了{ $seconds }秒。
doctor-worker-killed = 系統終止了電腦玩家的行程（{ $signal }）。可能是系統呼叫的過濾：請在 systemd 的 unit 寫入 SystemCallErrorNumber=EPERM。
doctor-worker-dead = 無法啟動電腦玩家的行程：{ $reason }
doctor-worker-stand-in = 電腦玩家 { $bot } 沒有號碼，由 { $by } 代選。它可能缺記憶體，或不能編譯：在 systemd 的 unit 裡，MemoryDenyWriteExecute 必須關閉。
