### The coach of somebody's first games: one sentence each, said once.

coach-first = 寫三個數字。第一個就是你的得分，除非其中有數字也在更小的號碼裡。
coach-fell = 誰都會遇到。小號碼比較安全，別人已經劃掉的數字也是。
coach-bonus = 獎勵歸最大的過關號碼，而且一回合比一回合多。
coach-crossed = 劃掉的數字這一輪不能再用，輪末每個值1分。留一些到最後一回合吧。
coach-out = 十個數字都劃掉了，這一輪剩下的回合無法參與。下次留一個給最後一回合吧。
coach-double = 這一輪的最後一回合：第一個數字算兩倍，獎勵也最多。
