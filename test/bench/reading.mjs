/**
 * The floor of imports: exceljs loads the file, in a process that has done so before. Prints the
 * milliseconds of each time:
 *   node reading.mjs <file> <times>
 */
import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';

const [path, times] = process.argv.slice(2);
const file = await readFile(path);

async function read() {
  const from = performance.now();
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file);
  if (workbook.worksheets[0].rowCount < 2) throw new Error('Nothing was read');
  return performance.now() - from;
}

await read();
for (let time = 0; time < Number(times); time += 1) process.stdout.write(`${await read()}\n`);
