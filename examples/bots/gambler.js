#!/usr/bin/env node
// Gambler: any available number, drawn by the seed; its option `nerve` is the lowest first digit that it likes.
const lines = require("node:readline").createInterface({ input: process.stdin });
let nerve = 3;
let position = "";

// mulberry32: the same seed gives the same numbers everywhere.
function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function choose(seat, seed) {
  const digits = position.split(" ")[1 + seat].split(":")[0];
  const draw = random(seed);
  const one = (from) => from[Math.floor(draw() * from.length)];
  const high = [...digits].filter((digit) => Number(digit) >= nerve);
  return one(high.length ? high : digits) + one(digits) + one(digits);
}

lines.on("line", (line) => {
  const [word, ...rest] = line.trim().split(" ");
  if (word === "tnp") console.log("name gambler\nauthor The Number contributors\noption nerve default 3\nready");
  else if (word === "set" && rest[0] === "nerve") nerve = Number(rest[1]);
  else if (word === "position") position = rest.join(" ");
  else if (word === "go") console.log(`number ${choose("ABCDE".indexOf(rest[1]), Number(rest[3]))}`);
  else if (word === "quit") lines.close();
});
