// The peer Colyseus: its own server over the ws transport, in memory or with every write committed before it is shown.
//   node server.js PORT PATCH [DIRECTORY]
// PATCH: "clock" for its own patch clock (every 50 ms), "now" for a patch after every write. With a directory: SQLite in
// it, in WAL mode with synchronous=FULL, one commit a write.
'use strict';

const path = require('node:path');
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { schema, t } = require('@colyseus/schema');
const { SEATS, GAME_TURNS, freshBoard, mayWrite, resolve } = require('../rules.js');

const [port, patch, directory] = process.argv.slice(2);
if (patch !== 'clock' && patch !== 'now') throw new Error(`PATCH is clock or now, not ${patch}`);

// The client of the load knows these fields by their places: bench/peers/colyseus/client.py.
const Board = schema({
  available: t.uint16(),
  number: t.int16(),
  verdict: t.uint8(),
  score: t.uint8(),
  total: t.uint16(),
}, 'Board');

const Table = schema({
  turns: t.uint16(),
  written: t.uint8(), // a bit a seat: who has written, never what
  boards: t.array(Board),
}, 'Table');

// Returns after the write is on the disk.
let keep = () => {};
if (directory) {
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(path.join(directory, 'writes.db'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec('CREATE TABLE writes (room TEXT, turn INTEGER, seat INTEGER, number INTEGER, PRIMARY KEY (room, turn, seat))');
  const insert = database.prepare('INSERT INTO writes VALUES (?, ?, ?, ?)');
  keep = (room, turn, seat, number) => insert.run(room, turn, seat, number);
}

class NumberRoom extends Room {
  onCreate() {
    this.maxClients = SEATS;
    if (patch === 'now') this.patchRate = null;
    const table = new Table();
    table.turns = 0;
    table.written = 0;
    for (let seat = 0; seat < SEATS; seat += 1) table.boards.push(new Board().assign(freshBoard()));
    this.state = table;
    this.tablets = Array(SEATS).fill(null); // outside the state: nobody may see them
    this.onMessage('write', (client, number) => this.write(client.userData.seat, number));
  }

  onJoin(client, options) {
    client.userData = { seat: options.seat };
  }

  write(seat, number) {
    const { state, tablets } = this;
    if (tablets[seat] !== null || !mayWrite(state.boards[seat], number)) return;
    if (state.turns % GAME_TURNS === 0 && state.written === 0) {
      for (const board of state.boards) board.total = 0; // the next game at the same table
    }
    keep(this.roomId, state.turns, seat, number);
    tablets[seat] = number;
    state.written |= 1 << seat;
    if (tablets.every((written) => written !== null)) {
      resolve(state.boards, tablets, state.turns);
      tablets.fill(null);
      state.written = 0;
      state.turns += 1;
    }
    if (patch === 'now') this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('thenumber', NumberRoom);
server.listen(Number(port), '127.0.0.1');
