// The peer boardgame.io: its own server, in memory or with its FlatFile storage.
//   node server.js PORT [DIRECTORY]     with a directory: FlatFile in it
'use strict';

const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const { SEATS, GAME_TURNS, freshBoards, mayWrite, resolve } = require('../rules.js');

const write = {
  move: ({ G, playerID }, number) => {
    const seat = Number(playerID);
    if (G.tablets[seat] !== null || !mayWrite(G.boards[seat], number)) return INVALID_MOVE;
    G.tablets[seat] = number;
    return undefined;
  },
  client: false, // the number is secret: only the server plays it
  redact: true, // nor may the log that goes with every update tell it
  ignoreStaleStateID: true, // without this, only the first of four that write in the same instant is accepted
};

const game = {
  name: 'thenumber',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true, // otherwise every turn is also kept, and sent, as a whole state to go back to
  setup: () => ({ turns: 0, boards: freshBoards(), tablets: Array(SEATS).fill(null) }),
  turn: {
    activePlayers: { all: 'choose' },
    stages: { choose: { moves: { write } } },
    endIf: ({ G }) => G.tablets.every((number) => number !== null),
    onEnd: ({ G }) => {
      resolve(G.boards, G.tablets, G.turns);
      G.tablets = Array(SEATS).fill(null);
      G.turns += 1;
    },
  },
  endIf: ({ G }) => (G.turns === GAME_TURNS ? { finals: G.boards.map((board) => board.total) } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    tablets: G.tablets.map((number, seat) => (number === null || String(seat) === playerID ? number : true)),
  }),
};

const [port, directory] = process.argv.slice(2);
const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(directory ? { db: new FlatFile({ dir: directory }) } : {}),
});
// The port goes to Node's listen() as it is, which is the only way to have it on loopback alone.
server.run({ port: { port: Number(port), host: '127.0.0.1' } });
