/** Makes the workbooks of this folder with LibreOffice: see README.md. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flat, german, page, recognized } from './sources.mjs';

const work = mkdtempSync(join(tmpdir(), 'untidy-'));
const folder = fileURLToPath(new URL('.', import.meta.url));
mkdirSync(join(work, 'out'));

/** @param more options of the import @param to type, filter and options of the export */
function convert(source, content, { more = [], to = 'xlsx' } = {}) {
  writeFileSync(join(work, source), content);
  const profile = `-env:UserInstallation=file://${join(work, 'profile')}`;
  const places = ['--outdir', join(work, 'out'), join(work, source)];
  execFileSync('soffice', [profile, '--headless', ...more, '--convert-to', to, ...places]);
  const type = to.split(':')[0];
  const made = source.replace(/\.\w+$/, `.${type}`);
  copyFileSync(join(work, 'out', made), join(folder, made));
}

for (const [name, content] of Object.entries(flat)) convert(`${name}.fods`, content);
// Separated by commas, in UTF-8, as Great Britain writes dates, and with all that can be recognized.
const csv = '--infilter=Text - txt - csv (StarCalc):44,34,76,1,,2057,false,true';
convert('recognized.csv', recognized, { more: [csv] });
convert('page.html', page, { more: ['--infilter=HTML (StarCalc)'] });
// Separated by semicolons, in Windows-1252, as shown in Germany.
convert('german.fods', german, {
  to: 'csv:Text - txt - csv (StarCalc):59,34,1,1,,1031,false,true',
});
