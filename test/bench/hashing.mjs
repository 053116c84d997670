/**
 * The baseline of log-ins: comparing a password with its hash, and nothing else. Prints the number
 * per second:
 *   node hashing.mjs '<stored hash>' '<password>' <at once> <seconds>
 */
import { createHash } from 'node:crypto';
import { verify } from '@node-rs/argon2';

const [stored, password, atOnce, seconds] = process.argv.slice(2);
const digest = createHash('sha256').update(password).digest('hex');
let done = 0;

async function compare(until) {
  while (performance.now() < until) {
    if (!(await verify(stored, digest))) throw new Error('Not its password');
    done += 1;
  }
}

async function run(forSeconds) {
  done = 0;
  const from = performance.now();
  const until = from + forSeconds * 1000;
  await Promise.all(Array.from({ length: Number(atOnce) }, () => compare(until)));
  return (done * 1000) / (performance.now() - from);
}

await run(1);
process.stdout.write(`${await run(Number(seconds))}\n`);
