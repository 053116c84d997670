import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { codeIn } from '../setup/mail-sink.js';
import { temporaryFolder } from '../setup/processes.js';
import { read } from '../setup/sources.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/**
 * Runs the worked example of docs/API.md as written, except for the address and the mailed code.
 */
const app = useApplication();
const run = promisify(execFile);

const [, section = ''] = /## The main job, by curl\n([^]*?)\n## /.exec(read('docs/API.md')) ?? [];
const blocks = [...section.matchAll(/```sh\n([^]*?)```/g)].map((match) => match[1] ?? '');

/** What the invited person does between two steps. */
async function take(link: string): Promise<void> {
  const token = link.split('#')[1] ?? '';
  const page = await sitting({ api: app.api.as(token), token });
  await page.submit();
}

it('the example goes from nothing to a file of results, as docs/API.md shows it', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'questions.xlsx'), await triviaWorkbook(12));
  const answers: string[] = [];
  const variable = (name: string): string =>
    new RegExp(`${name}="(.*)"`).exec(readFileSync(join(folder, 'state'), 'utf8'))?.[1] ?? '';
  for (const block of blocks) {
    let script = block.replace('http://localhost:3000', app.server.url);
    if (script.includes('CODE=123456'))
      script = script.replace('123456', codeIn(await app.sink.next('teacher@school.example')));
    if (script.includes('resultConnection')) await take(variable('LINK'));
    // Each block runs in a new shell, with the variables of the last one.
    const kept = `{ declare -f; export -p; } > state`;
    const whole = `set -e; [ ! -f state ] || . ./state; set -a; ${script}\n${kept}`;
    const { stdout } = await run('bash', ['-c', whole], { cwd: folder });
    expect(stdout).not.toContain('"errors"');
    answers.push(stdout);
  }
  expect(blocks.length).toBeGreaterThanOrEqual(9);
  // What the example uses after the log-in.
  expect(readFileSync(join(folder, 'state'), 'utf8')).toMatch(/AUTHORIZATION=.*Bearer exw_/);
  const [faults, submitted, given, ruled, , results] = answers
    .slice(-7, -1)
    .map((answer) => (answer === '' ? null : (JSON.parse(answer) as unknown)));
  expect(faults).toMatchObject({
    data: { import: { storedCount: 12, faultCount: 0, problem: null, faults: { items: [] } } },
  });
  expect(submitted).toMatchObject({
    data: { submitQuiz: { questionCount: 12, isCompleted: true } },
  });
  expect(given).toMatchObject({
    data: {
      exam: { state: 'OPEN', totalMarks: '12', rules: { access: 'REGISTRATION', version: 1 } },
    },
  });
  expect(ruled).toMatchObject({
    data: { updateExamRules: { rules: { access: 'INVITATION', version: 2 } } },
  });
  const learner = { externalId: 'S-1906', name: 'Grace Hopper' };
  expect(results).toMatchObject({
    data: { resultConnection: { edges: [{ node: { exactScore: '0', maxScore: 12, learner } }] } },
  });
  expect(readFileSync(join(folder, 'results.csv'), 'utf8')).toMatch(/Grace Hopper.*S-1906/);
});
