/** Operations tried by those whom they may be none of the business of. */
import type { Api, GraphqlError } from './api.js';
import type { Belongings } from './belongings.js';
import { isPart, ownId, ruleOf } from './id-rules.js';
import { callOf, slotsOf, type Operation } from './operations.js';

export const codes = (errors: GraphqlError[]): string[] =>
  errors.map(({ extensions }) => extensions.code);

/** Calls an operation with these ids in their slots. @param wanted a slot that is not required */
export async function send(
  caller: Api,
  operation: Operation,
  ids: Map<string, string>,
  wanted = '',
) {
  const call = callOf(operation, (slot) => ids.get(slot.path), wanted);
  return caller.send(call.query, call.variables);
}

/**
 * The required slots, and the wanted one, with what the caller has of their own.
 * @param foreign what the wanted one gets instead
 */
export async function idsFor(
  of: Belongings,
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
    else ids.set(slot.path, await (other ? of.id(other) : ownId(of, rule)));
  }
  return ids;
}

/** The required slots, with what goes together. */
export async function idsOf(of: Belongings, operation: Operation): Promise<Map<string, string>> {
  const slots = slotsOf(operation).filter((slot) => !isPart(slot) && slot.isRequired);
  const tied = slots.find((slot) => ruleOf(operation.name, slot).beside !== undefined);
  return idsFor(of, operation, tied?.path ?? '');
}
