/** Adjustments of results through the API. */
import type { Api, Data } from './api.js';

const FIELDS = `id kind attemptId learnerName marks passMark wrongMarks wrongMarksBasis reason
  madeByName createdAt undoneAt undoneByName isPending hasFailed`;
const PREVIEW_FIELDS = `stamp attemptCount changedCount resultCount newlyPassedCount newlyFailedCount passedBeforeCount
  passedAfterCount results { attemptId learnerName scoreBefore scoreAfter isPassedBefore isPassedAfter }`;
export const ADJUSTMENTS = `query ($quizId: ID!) {
  examAdjustments(quizId: $quizId, pageSize: 100) {
    items { ${FIELDS} } totalCount affectedCount adjustedCount
  }
}`;
export const PREVIEW = `query ($input: AdjustmentValueInput!) {
  adjustmentPreview(input: $input) { ${PREVIEW_FIELDS} }
}`;
export const UNDOING = `query ($id: ID!) { undoAdjustmentPreview(id: $id) { ${PREVIEW_FIELDS} } }`;
export const MAKE = `mutation ($input: MakeAdjustmentInput!) { makeAdjustment(input: $input) { ${FIELDS} } }`;
export const UNDO = `mutation ($input: UndoAdjustmentInput!) { undoAdjustment(input: $input) { ${FIELDS} } }`;

const PATIENCE_MS = 200_000;

export const REASON = 'The question could be read in two ways';

/** @param value kind, quizId and what it changes */
export async function preview(by: Api, value: object): Promise<Data> {
  return (await by.ask(PREVIEW, { input: value }))['adjustmentPreview'] as Data;
}

interface Value {
  quizId: string;
  [field: string]: unknown;
}

/** Looks at the preview and makes the adjustment. A worker changes the results after that. */
export async function make(by: Api, value: Value, reason = REASON): Promise<Data> {
  const { stamp } = await preview(by, value);
  return (await by.ask(MAKE, { input: { ...value, reason, stamp } }))['makeAdjustment'] as Data;
}

/** Makes the adjustment, and waits until all results are changed. */
export async function adjust(by: Api, value: Value, reason = REASON): Promise<Data> {
  const made = await make(by, value, reason);
  await appliedToAll(by, value.quizId);
  return made;
}

/** The stamp of the preview of undoing it. */
export async function undoStamp(by: Api, id: string): Promise<string> {
  return (await by.ask(UNDOING, { id }))['undoAdjustmentPreview'].stamp as string;
}

export async function undo(by: Api, quizId: string, id: string): Promise<Data> {
  const stamp = await undoStamp(by, id);
  const undone = (await by.ask(UNDO, { input: { id, stamp } }))['undoAdjustment'] as Data;
  await appliedToAll(by, quizId);
  return undone;
}

export async function adjustmentsOf(by: Api, quizId: string): Promise<Data> {
  return (await by.ask(ADJUSTMENTS, { quizId }))['examAdjustments'] as Data;
}

const OF_ATTEMPT = `query ($quizId: ID!, $attemptId: ID!) {
  examAdjustments(quizId: $quizId, attemptId: $attemptId) { items { id reason undoneAt } totalCount }
  attemptPaper(attemptId: $attemptId) { isScoreShown }
}`;

/** What applies to an attempt, or did until it was undone, and whether its learner sees that. */
export async function adjustmentsOfAttempt(
  by: Api,
  variables: { quizId: string; attemptId: string },
): Promise<Data & { isScoreShown: boolean }> {
  const { examAdjustments, attemptPaper } = await by.ask(OF_ATTEMPT, variables);
  return { ...(examAdjustments as Data), isScoreShown: attemptPaper.isScoreShown as boolean };
}

/** Waits until a worker has changed all results. */
export async function appliedToAll(by: Api, quizId: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const { items } = await adjustmentsOf(by, quizId);
    if (!(items as Data[]).some((one) => one['isPending'])) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The adjustments of ${quizId} were not applied`);
}
