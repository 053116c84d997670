import { expect, it } from 'vitest';
import { receiptFileName } from './receipt-download';

it.each([
  ['Rivers of Europe', 'Receipt Rivers of Europe 2026-03-01.json'],
  ['../a\\b:c*d?"e<f>|\u0000g', 'Receipt .._a_b_c_d__e_f___g 2026-03-01.json'],
  ['exam\u202Egnp.exe', 'Receipt exam_gnp.exe 2026-03-01.json'],
  ['भूगोल', 'Receipt भूगोल 2026-03-01.json'],
  ['😀'.repeat(100), `Receipt ${'😀'.repeat(60)} 2026-03-01.json`],
])('names the file for %j so that every system accepts it', (title, name) => {
  expect(receiptFileName(title, '2026-03-01T12:00:00.000Z')).toBe(name);
});
