/**
 * The baseline of imports: exceljs loads a file, and nothing else. Prints the milliseconds
 * including the loading of the library, as each import does in a process of its own, and then
 * repeatedly those of a warm run:
 *   node reading.mjs <file> <times>
 */
import { readFile } from 'node:fs/promises';

const [path, times] = process.argv.slice(2);

async function read() {
  const from = performance.now();
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await readFile(path));
  if (workbook.worksheets[0].rowCount < 2) throw new Error('Nothing was read');
  return performance.now() - from;
}

for (let time = 0; time <= Number(times); time += 1) process.stdout.write(`${await read()}\n`);
