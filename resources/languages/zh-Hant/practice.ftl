practice-sum-of = 第{ $number }題，共{ $sums }題
practice-once-more = 再一次
practice-now-a-game = 現在玩一場
practice-your-way = 你的算法和對的算法

practice-result = { $sums }題裡有{ $right }題一次就對
practice-every-one = 每一題都對！這些你真的會了。
practice-some = 每算一題，下一題就更容易。
practice-new-best = 新的個人最佳紀錄！之前是{ $best }。
practice-best-stays = 你的最佳紀錄是{ $best }。
practice-first-best = 這是你目前的最佳紀錄。
practice-result-told = { $result }。{ $praise }

practice-probe = 兩分鐘算算看
practice-probe-intro = { $name }，這裡有一些題目，先簡單，再慢慢變難。想做幾題就做幾題，兩分鐘到了會自己結束。哪一題都可以跳過。這次沒有人幫忙，也沒有人在看。
practice-probe-begin = 開始
practice-probe-leave-out = 跳過這題
practice-probe-sure = 現在停下來嗎？這些題目就不算，下次可以重新開始。
practice-probe-stop = 停下來
practice-probe-thanks = 謝謝你，{ $name }！你做了{ $sums }題。
practice-probe-kept = 兩個星期後會有新的題目。做得怎麼樣，寫在報告裡。
