/** Calls of any operation with the caller's own ids, or with those of others. */
import type { Answer, Api, GraphqlError } from './api.js';
import type { AccountData } from './account-data.js';
import { isPart, ownId, ruleOf } from './id-rules.js';
import { callOf, slotsOf, type Operation } from './operations.js';

export const errorCodes = (errors: GraphqlError[]): string[] =>
  errors.map(({ extensions }) => extensions.code);

/**
 * Calls an operation with these ids in their slots. Of a subscription it waits for the first result.
 * @param wanted a slot that is not required
 */
export async function callOperation(
  caller: Api,
  operation: Operation,
  ids: Map<string, string>,
  wanted = '',
): Promise<Answer> {
  const call = callOf(operation, (slot) => ids.get(slot.path), wanted);
  if (operation.kind === 'subscription') return firstResult(caller, call);
  return caller.send(call.query, call.variables);
}

/** The first result of a subscription, or the refusal to begin it. The stream is closed then. */
async function firstResult(caller: Api, call: ReturnType<typeof callOf>): Promise<Answer> {
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
  const init = { method: 'POST', headers, body: JSON.stringify(call) };
  const response = await caller.fetch('/graphql/stream', init);
  const { status } = response;
  if (status !== 200) {
    const { code, message } = (await response.json()) as { code: string; message: string };
    return { status, data: null, errors: [{ message, extensions: { code, status } }] };
  }
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const [, result] = /^data: (\{.*\})\n/m.exec(text) ?? [];
    if (result === undefined) continue;
    const { data = null, errors = [] } = JSON.parse(result) as Partial<Answer>;
    return { status, data, errors };
  }
  throw new Error(`The stream ended without a result: ${text}`);
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
