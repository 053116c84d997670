/** What all operations that markers may use answer them. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Permission } from '../../server/core/access/policy.js';
import type { DataKind } from './account-data.js';
import type { Api } from './api.js';
import { accessOf, isEnough, isOfAccount, isPublic } from './handlers.js';
import { isPart, ruleOf } from './id-rules.js';
import { callOperation, errorCodes } from './operation-calls.js';
import { operations, slotsOf, type Operation } from './operations.js';

/** Those that show more than their own account. */
export const operationsOfMarkers = operations.filter(
  (operation) =>
    !isPublic(operation) &&
    isEnough('MARKER', accessOf(operation.name) as Permission) &&
    !isOfAccount(operation),
);

/** The responses with these ids: with required arguments only, and with each optional argument added. */
export async function responsesTo(
  by: Api,
  operation: Operation,
  theirs: ReadonlyMap<DataKind, string>,
): Promise<string> {
  const slots = slotsOf(operation).filter((slot) => !isPart(slot));
  const answers = [];
  for (const wanted of ['', ...slots.filter((slot) => !slot.isRequired).map(({ path }) => path)]) {
    const ids = new Map(
      slots.map((slot) => {
        const { takes } = ruleOf(operation.name, slot);
        return [slot.path, (takes && theirs.get(takes)) ?? randomUUID()];
      }),
    );
    const { data, errors } = await callOperation(by, operation, ids, wanted);
    expect(errorCodes(errors), operation.name).not.toContain('INTERNAL');
    answers.push({ data, errors });
  }
  return JSON.stringify(answers);
}
