packaging-summary = Jogue Noventa e nove e outros jogos de cartas de somar
packaging-kind = Jogo de cartas
packaging-keywords = cartas;baralho;noventa e nove;99;somar;total;família;aprender;contas;matemática;
packaging-saved-game = Partida do Cardtable
packaging-made-game = Jogo feito com o Cardtable

## O que uma central de programas diz

packaging-description = Uma mesa de cartas para o Noventa e nove e os outros jogos de somar, em que cada carta muda um total comum e perde quem passa do limite. Jogue contra adversários do computador que só veem as próprias cartas, ou com a família em volta de um computador.
packaging-tells-games = { $count } jogos publicados, cada um com as regras por escrito e a fonte
packaging-tells-house-rules = Regras da casa, e uma dica que diz por quê
packaging-tells-learning = Aprender: uma criança diz os totais, com ajuda que vem e some
packaging-tells-kept = A partida é guardada jogada a jogada e continua lá depois de faltar luz
packaging-tells-access = Joga-se com o mouse ou só com o teclado, com letra grande e sem rede

## Pergunta no Windows enquanto o Cardtable é removido; a pasta está embaixo

packaging-delete-games = Excluir também as suas partidas salvas, ajustes e estatísticas?

packaging-on-desktop = Adicionar um atalho à área de trabalho
packaging-still-open = O Cardtable está aberto. Feche-o e tente de novo.
packaging-too-old = O Cardtable precisa do Windows 10 de 64 bits, versão 1809 ou mais recente.
