/**
 * Checks the subjects of the commits that origin/main does not have: `npm run commits`. `-- --base REV` checks
 * those since another revision. Without either it checks the last commit only. Merge commits pass.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const TYPES = 'feat, fix, docs, refactor, test, perf, build, ci, chore, style, revert';
const MAX_LENGTH = 72;
const FORM = new RegExp(`^(?:${TYPES.replaceAll(', ', '|')})(?:\\([^()]+\\))?!?: (.+)$`);
/** A capital and small letters: no name from the code, such as QuizService, JWT_SECRET or README. */
const CAPITALIZED = /^\p{Lu}[\p{Ll}'’-]*[,:;]?$/u;

/** @returns what is wrong with a subject and how to mend it, a line each */
function problemsOf(subject) {
  const problems = [];
  const [, text] = FORM.exec(subject) ?? [];
  const [first = ''] = (text ?? '').split(' ');
  const { length } = [...subject];
  if (text === undefined)
    problems.push(
      `It has no known type. Write "type: text" or "type(scope): text"; types: ${TYPES}.`,
    );
  if (length > MAX_LENGTH)
    problems.push(
      `It has ${length} characters. Shorten it to ${MAX_LENGTH}; the body takes the rest.`,
    );
  if (subject.endsWith('.')) problems.push('It ends with a full stop. Remove it.');
  if (CAPITALIZED.test(first))
    problems.push(
      `"${first}" begins with a capital. Only names from the code may: use a small letter.`,
    );
  return problems;
}

/** What git prints, without its last line break; null where git refuses or is not installed. */
function git(...args) {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { encoding: 'utf8', stdio, maxBuffer: 2 ** 26 }).trimEnd();
  } catch {
    return null;
  }
}

/** The stored object has both parents of a merge; a shallow clone's log has neither at its oldest commit. */
const isMerge = (hash) =>
  git('cat-file', 'commit', hash)
    .split('\n\n', 1)[0]
    .match(/^parent /gm)?.length > 1;

/** @returns arguments of `git log` for the commits to check; null where there are none to look at */
function commitsToCheck(base) {
  // A folder inside of somebody else's repository has a prefix there, and no history of its own.
  const isRoot = git('rev-parse', '--show-prefix') === '';
  if (!isRoot || git('rev-parse', '--verify', 'HEAD') === null) {
    console.log('There is no git history of this folder, so no commit was checked.');
    return null;
  }
  const since = base ?? 'refs/remotes/origin/main';
  if (git('merge-base', since, 'HEAD') !== null) return [`${since}..HEAD`];
  if (base !== undefined)
    throw new Error(
      `Git knows no common history of ${base} and HEAD. Check the name; a shallow clone needs: git fetch --unshallow`,
    );
  console.log('There is no origin/main to compare with: only the last commit is checked.');
  return ['--max-count=1', 'HEAD'];
}

function check(base) {
  const range = commitsToCheck(base);
  const lines = range && git('log', '--format=%H %s', ...range, '--');
  if (range && lines === null) throw new Error('Git cannot list the commits: see git log.');
  const commits = lines ? lines.split('\n') : [];
  const refused = commits.flatMap((line) => {
    const [hash] = line.split(' ', 1);
    const subject = line.slice(hash.length + 1);
    const problems = problemsOf(subject);
    if (problems.length === 0 || isMerge(hash)) return [];
    return [
      [`${hash.slice(0, 10)} "${subject}"`, ...problems.map((text) => `  ${text}`)].join('\n'),
    ];
  });
  if (range) console.log(`Commits checked: ${commits.length}`);
  if (refused.length === 0) return;
  const remedy =
    'Reword them: git commit --amend for the last commit, git rebase --interactive for others.';
  throw new Error([...refused, remedy].join('\n'));
}

try {
  const { values } = parseArgs({ options: { base: { type: 'string' } } });
  check(values.base);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
