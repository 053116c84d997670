/** Valid requests made hostile, each by one mutation. */
import fc from 'fast-check';
import type { SeededRandom } from '../faults/random.js';
import type { Data } from '../setup/api.js';
import { mutated } from '../setup/mutations.js';
import { hostileDocument } from './documents.js';
import { malformedForm } from './forms.js';
import type { ValidRequest } from './valid-requests.js';
import { malformedFile } from './malformed-files.js';
import { malformedBody, malformedHeaders } from './malformed-requests.js';
import { toOutgoing, type OutgoingRequest } from './send.js';
import { deepValue, endlessPath, costlyText, manyFields, manyValues } from './costly-texts.js';

/** @param foreignIds ids of another account's data */
type Mutation = (
  valid: ValidRequest,
  draws: SeededRandom,
  foreignIds: readonly string[],
) => Promise<OutgoingRequest> | OutgoingRequest;

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
/** Marks the place in JSON where raw text is inserted that no library would write. */
const PLACEHOLDER = '"\u{E000}"';

/** Characters of JSON. The server accepts far fewer. */
const MAX_PER_BATCH = 8_000_000;

/** The same request with another body. */
function withJson(valid: ValidRequest, json: unknown): OutgoingRequest {
  return toOutgoing({ ...valid, json });
}

/** The part of a body to mutate: for GraphQL mostly the variables, since all else is refused at once. */
function target(
  json: unknown,
  draws: SeededRandom,
): { part: unknown; around: (part: unknown) => unknown } {
  const { query, variables } = json as Data;
  const isGraphql = typeof query === 'string' && variables !== undefined;
  if (!isGraphql || Object.keys(variables as Data).length === 0 || draws.chance(0.1))
    return { part: json, around: (part) => part };
  return { part: variables, around: (part) => ({ query, variables: part }) };
}

/** Draws a value by our seed. */
function drawn<T>(arbitrary: fc.Arbitrary<T>, draws: SeededRandom): T {
  const [value] = fc.sample(arbitrary, { numRuns: 1, seed: draws.integer(0, 2 ** 31 - 1) });
  return value as T;
}

/** Puts raw JSON into a random place of a body. */
function withRaw(valid: ValidRequest, draws: SeededRandom, raw: string): OutgoingRequest {
  const sent = toOutgoing(valid);
  const { part, around } = target(valid.json, draws);
  const places: (string | number)[][] = [];
  const walk = (value: unknown, path: (string | number)[]): void => {
    places.push(path);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value))
      walk(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  };
  walk(part, []);
  const marked = replaced(part, draws.pick(places), '\u{E000}');
  const body = Buffer.from(JSON.stringify(around(marked)).replace(PLACEHOLDER, () => raw));
  return { ...sent, body };
}

function replaced(value: unknown, [name, ...rest]: (string | number)[], by: unknown): unknown {
  if (name === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[name] = replaced(copy[name], rest, by);
  return copy;
}

const mutations: Record<
  string,
  { fits: (valid: ValidRequest) => boolean; weight: number; mutate: Mutation }
> = {
  'as it is': { fits: () => true, weight: 4, mutate: (valid) => toOutgoing(valid) },
  'foreign ids': {
    fits: ({ json, path }) => (path + JSON.stringify(json ?? '')).search(UUID) >= 0,
    weight: 5,
    mutate: (valid, draws, foreignIds) => {
      const swapped = (text: string): string =>
        text.replaceAll(UUID, (own) => (draws.chance(0.7) ? draws.pick(foreignIds) : own));
      const json: unknown =
        valid.json === undefined ? undefined : JSON.parse(swapped(JSON.stringify(valid.json)));
      return toOutgoing({
        ...valid,
        path: swapped(valid.path),
        ...(json !== undefined && { json }),
      });
    },
  },
  'mutated values': {
    fits: isJson,
    weight: 12,
    mutate: (valid, draws) => {
      const { part, around } = target(valid.json, draws);
      const hasFields = Object.keys(part as object).length > 0;
      return withJson(
        valid,
        hasFields ? around(drawn(mutated(part), draws)) : drawn(fc.jsonValue(), draws),
      );
    },
  },
  'many values': {
    fits: isJson,
    weight: 4,
    mutate: (valid, draws) => withRaw(valid, draws, manyValues(draws)),
  },
  'many fields': {
    fits: isJson,
    weight: 1,
    mutate: (valid, draws) => withRaw(valid, draws, manyFields(draws)),
  },
  'deep values': {
    fits: isJson,
    weight: 3,
    mutate: (valid, draws) => withRaw(valid, draws, deepValue(draws)),
  },
  'costly texts': {
    fits: isJson,
    weight: 5,
    mutate: (valid, draws) => withRaw(valid, draws, JSON.stringify(costlyText(draws))),
  },
  'hostile document': {
    fits: ({ json }) => typeof (json as Data | undefined)?.['query'] === 'string',
    weight: 6,
    mutate: (valid, draws) => {
      const { query, variables } = valid.json as Data;
      const body = {
        query: hostileDocument(draws, query as string),
        variables: variables as unknown,
      };
      // A hundred documents of megabytes each do not fit into a string.
      const max = Math.max(2, Math.floor(MAX_PER_BATCH / JSON.stringify(body).length));
      const batch = Array<unknown>(Math.min(draws.integer(2, 300), max)).fill(body);
      return withJson(valid, draws.chance(0.05) ? batch : body);
    },
  },
  'endless path': {
    fits: () => true,
    weight: 3,
    mutate: (valid, draws) => toOutgoing({ ...valid, path: endlessPath(draws, valid.path) }),
  },
  'odd headers': { fits: () => true, weight: 3, mutate: malformedHeaders },
  'another method': {
    fits: () => true,
    weight: 1,
    mutate: (valid, draws) => ({
      ...toOutgoing(valid),
      method: draws.pick([
        'GET',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'HEAD',
        'TRACE',
        'PROPFIND',
      ]),
    }),
  },
  'broken body': { fits: isJson, weight: 2, mutate: malformedBody },
  'broken form': {
    fits: ({ parts }) => parts !== undefined,
    weight: 25,
    mutate: (valid, draws) => {
      const { body, type } = malformedForm(valid.parts ?? [], draws);
      const sent = toOutgoing(valid);
      return { ...sent, headers: { ...sent.headers, 'content-type': type }, body };
    },
  },
  'odd file': {
    fits: ({ parts }) => parts !== undefined,
    weight: 25,
    mutate: async (valid, draws) => {
      const parts = (valid.parts ?? []).map(async (part) =>
        part.fileName === undefined
          ? part
          : { ...part, ...(await malformedFile(draws, part.fileName)) },
      );
      return toOutgoing({ ...valid, parts: await Promise.all(parts) });
    },
  },
  'odd file in JSON': {
    fits: ({ json }) => Object.keys((json as object | undefined) ?? {}).some(isFileField),
    weight: 25,
    mutate: async (valid, draws) => {
      const json = { ...(valid.json as Data) };
      const { content } = await malformedFile(draws, 'x');
      for (const name of Object.keys(json).filter(isFileField))
        json[name] = content.toString('base64');
      return withJson(valid, json);
    },
  },
};

function isJson({ json }: ValidRequest): boolean {
  return json !== undefined;
}

function isFileField(name: string): boolean {
  return name === 'excelFile' || name === 'image';
}

/** Applies a random mutation that fits the request. @returns the request, with the name of the mutation */
export async function mutateRequest(
  valid: ValidRequest,
  draws: SeededRandom,
  foreignIds: readonly string[],
): Promise<{ mutation: string; sent: OutgoingRequest }> {
  const fitting = Object.entries(mutations).filter(([, { fits }]) => fits(valid));
  const weights = Object.fromEntries(fitting.map(([name, { weight }]) => [name, weight]));
  const mutation = draws.weighted(weights);
  const sent = await mutations[mutation]?.mutate(valid, draws, foreignIds);
  return { mutation, sent: sent ?? toOutgoing(valid) };
}
