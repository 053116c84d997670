/**
 * Writes what has changed in schema.graphql since the baseline to the change log of the schema (`npm run schema` does).
 * `npm run schema -- --baseline` makes the current schema the baseline: docs/decisions/0060-schema-stability.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import { changeList, schemaProblems } from './schema-changes.mjs';
import { announcementProblems } from './schema-deprecations.mjs';

export const BASELINE = 'docs/schema/baseline.graphql';
export const CHANGES = 'docs/schema/CHANGELOG.md';
export const ACCEPTED = 'docs/schema/accepted-breaks.json';
const SCHEMA = 'schema.graphql';
const SECTION = /^## \[Unreleased\]\n[^]*?(?=^## |(?![^]))/m;

export const today = () => new Date().toISOString().slice(0, 10);
const read = (path) => readFileSync(path, 'utf8');

/** The files of the folder in which a command runs. */
const files = () => ({
  baseline: read(BASELINE),
  schema: read(SCHEMA),
  accepted: JSON.parse(read(ACCEPTED)),
});

/** The change log with the current state of its section [Unreleased]. */
export async function currentChangelog() {
  const { baseline, schema, accepted } = files();
  const list = await changeList(baseline, schema, accepted);
  const changelog = read(CHANGES).replace(SECTION, () => `## [Unreleased]\n\n${list}\n`);
  return `${changelog.trimEnd()}\n`;
}

/** Why the current schema cannot follow the baseline, a sentence each. */
export async function currentProblems() {
  const { baseline, schema, accepted } = files();
  return schemaProblems(baseline, schema, accepted, today());
}

/** Why the current schema cannot be released on a day, a sentence each. */
export async function releaseProblems(day) {
  const [baseline, schema] = [read(BASELINE), read(SCHEMA)].map((text) => buildSchema(text));
  return [...(await currentProblems()), ...announcementProblems(baseline, schema, day)];
}

/** Makes the current schema the baseline from a day on. */
export function moveBaseline(day) {
  const head = `# The schema of ${day}, with which changes are compared. Written by a release: do not edit.`;
  writeFileSync(BASELINE, `${head}\n\n${read(SCHEMA)}`);
  writeFileSync(ACCEPTED, '{}\n');
}

/** What a release does: dates the section [Unreleased], begins another one, and moves the baseline. */
export async function releaseSchema(version, day) {
  const changelog = await currentChangelog();
  const dated = `## [Unreleased]\n\nNothing.\n\n## [${version}] - ${day}\n`;
  writeFileSync(
    CHANGES,
    changelog.replace('## [Unreleased]\n', () => dated),
  );
  moveBaseline(day);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--baseline')) moveBaseline(today());
  writeFileSync(CHANGES, await currentChangelog());
  for (const problem of await currentProblems()) console.error(problem);
}
