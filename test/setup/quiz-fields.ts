/** The fields of a quiz that its edit forms change. */
import type { Page } from 'playwright-core';
import type { Api } from './api.js';

const READ = `query ($id: ID!) { quiz(id: $id) {
  title status isCompleted durationMinutes version } }`;
const UPDATE = 'mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { version } }';

export async function readFields(owner: Api, id: string) {
  return (await owner.ask(READ, { id }))['quiz'];
}

/** A concurrent change by somebody else. */
export async function changeFields(owner: Api, id: string, changes: object): Promise<void> {
  const { version } = await readFields(owner, id);
  await owner.ask(UPDATE, { input: { id, version, ...changes } });
}

export function field(page: Page, name: string) {
  return page.getByLabel(name, { exact: true });
}
