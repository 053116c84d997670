/** Calls of any operation with the caller's own ids, or with those of others. */
import type { Api, GraphqlError } from './api.js';
import type { AccountData } from './account-data.js';
import { isPart, ownId, ruleOf } from './id-rules.js';
import { callOf, slotsOf, type Operation } from './operations.js';

export const errorCodes = (errors: GraphqlError[]): string[] =>
  errors.map(({ extensions }) => extensions.code);

/** Calls an operation with these ids in their slots. @param wanted a slot that is not required */
export async function callOperation(
  caller: Api,
  operation: Operation,
  ids: Map<string, string>,
  wanted = '',
) {
  const call = callOf(operation, (slot) => ids.get(slot.path), wanted);
  return caller.send(call.query, call.variables);
}

/**
 * Ids of the caller's own data for the required slots and the wanted one.
 * @param foreign the id for the wanted slot instead
 */
export async function idsFor(
  account: AccountData,
  operation: Operation,
  wanted: string,
  foreign?: string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const given = slotsOf(operation).filter(
    (slot) => !isPart(slot) && (slot.isRequired || slot.path === wanted),
  );
  const target = given.find(({ path }) => path === wanted);
  const beside = target ? ruleOf(operation.name, target).beside : undefined;
  for (const slot of given) {
    const other = beside?.[slot.path];
    const rule = ruleOf(operation.name, slot);
    if (slot === target && foreign !== undefined) ids.set(slot.path, foreign);
    else ids.set(slot.path, await (other ? account.id(other) : ownId(account, rule)));
  }
  return ids;
}

/** Ids for the required slots, and for those that they must be combined with. */
export async function requiredIds(
  account: AccountData,
  operation: Operation,
): Promise<Map<string, string>> {
  const slots = slotsOf(operation).filter((slot) => !isPart(slot) && slot.isRequired);
  const tied = slots.find((slot) => ruleOf(operation.name, slot).beside !== undefined);
  return idsFor(account, operation, tied?.path ?? '');
}
