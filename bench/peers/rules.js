// The Number for four seats, as small as it goes: both peers play this one, so that neither pays for more than the other.
'use strict';

const SEATS = 4;
const TURNS = 5;
const GAME_TURNS = 2 * TURNS;
const BONUSES = [2, 3, 4, 6, 8];
const ALL_DIGITS = 0b1111111111;
const APPROVED = 1;
const ELIMINATED = 2;

const DIGITS_OF = Array.from({ length: 1000 }, (_, number) =>
  (1 << Math.floor(number / 100)) | (1 << (Math.floor(number / 10) % 10)) | (1 << (number % 10)));

// A seat's board: what is available, and the last turn as it was revealed (-1 and 0: nothing yet).
const freshBoard = () => ({ available: ALL_DIGITS, number: -1, verdict: 0, score: 0, total: 0 });

const freshBoards = () => Array.from({ length: SEATS }, freshBoard);

const mayWrite = (board, number) =>
  Number.isInteger(number) && number >= 0 && number < 1000 && !(DIGITS_OF[number] & ~board.available);

function crossedOut(available) {
  let count = 0;
  for (let digits = ALL_DIGITS & ~available; digits; digits &= digits - 1) count += 1;
  return count;
}

// Check and resolve one turn in place; `turns` is how many were played before it. The load writes no game in which
// somebody has no digit left, so sitting out is left away.
function resolve(boards, numbers, turns) {
  const turn = turns % TURNS;
  const order = [...numbers.keys()].sort((a, b) => numbers[a] - numbers[b]);
  let lower = 0;
  let level = 0;
  let previous = -1;
  let approved = false;
  let highest = -1;
  const verdicts = [];
  for (const seat of order) {
    const number = numbers[seat];
    if (number !== previous) {
      previous = number;
      lower |= level;
      level = DIGITS_OF[number];
      approved = !(lower & level);
      if (approved) highest = number;
    }
    verdicts[seat] = approved ? APPROVED : ELIMINATED;
  }
  for (let seat = 0; seat < SEATS; seat += 1) {
    const board = boards[seat];
    const number = numbers[seat];
    let score = 0;
    let available = board.available;
    if (verdicts[seat] === APPROVED) {
      score = Math.floor(number / 100) * (turn === TURNS - 1 ? 2 : 1) + (number === highest ? BONUSES[turn] : 0);
      available &= ~DIGITS_OF[number];
    }
    board.number = number;
    board.verdict = verdicts[seat];
    board.score = score;
    board.total += score;
    if (turn === TURNS - 1) {
      board.total += crossedOut(available);
      available = ALL_DIGITS;
    }
    board.available = available;
  }
}

module.exports = { SEATS, GAME_TURNS, freshBoard, freshBoards, mayWrite, resolve };
