/** Good requests made hostile, each in one way. */
import fc from 'fast-check';
import type { Draws } from '../faults/random.js';
import type { Data } from '../setup/api.js';
import { spoilt } from '../setup/mutations.js';
import { hostileDocument } from './documents.js';
import { brokenForm } from './forms.js';
import type { Good } from './good.js';
import { oddFile } from './odd-files.js';
import { brokenBody, oddHeaders } from './oddities.js';
import { sentAs, type Sent } from './send.js';
import { deepValue, endlessPath, greedyText, manyFields, manyValues } from './texts.js';

/** @param foreignIds of somebody else's things */
type Family = (good: Good, draws: Draws, foreignIds: readonly string[]) => Promise<Sent> | Sent;

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
/** Stands in JSON where something is put that no library would write. */
const PLACE = '"\u{E000}"';

/** Characters of JSON. Far less is taken. */
const MAX_PER_BATCH = 8_000_000;

/** The same with another body. */
function withJson(good: Good, json: unknown): Sent {
  return sentAs({ ...good, json });
}

/** What of a body is spoilt: of GraphQL mostly the variables, since all else is refused at once. */
function target(
  json: unknown,
  draws: Draws,
): { part: unknown; around: (part: unknown) => unknown } {
  const { query, variables } = json as Data;
  const isGraphql = typeof query === 'string' && variables !== undefined;
  if (!isGraphql || Object.keys(variables as Data).length === 0 || draws.chance(0.1))
    return { part: json, around: (part) => part };
  return { part: variables, around: (part) => ({ query, variables: part }) };
}

/** One that the library draws, by our seed. */
function drawn<T>(arbitrary: fc.Arbitrary<T>, draws: Draws): T {
  const [value] = fc.sample(arbitrary, { numRuns: 1, seed: draws.whole(0, 2 ** 31 - 1) });
  return value as T;
}

/** Puts raw JSON into a random place of a body. */
function withRaw(good: Good, draws: Draws, raw: string): Sent {
  const sent = sentAs(good);
  const { part, around } = target(good.json, draws);
  const places: (string | number)[][] = [];
  const walk = (value: unknown, path: (string | number)[]): void => {
    places.push(path);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value))
      walk(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  };
  walk(part, []);
  const marked = replaced(part, draws.pick(places), '\u{E000}');
  const body = Buffer.from(JSON.stringify(around(marked)).replace(PLACE, () => raw));
  return { ...sent, body };
}

function replaced(value: unknown, [name, ...rest]: (string | number)[], by: unknown): unknown {
  if (name === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[name] = replaced(copy[name], rest, by);
  return copy;
}

const families: Record<string, { fits: (good: Good) => boolean; weight: number; spoil: Family }> = {
  'as it is': { fits: () => true, weight: 4, spoil: (good) => sentAs(good) },
  'foreign ids': {
    fits: ({ json, path }) => (path + JSON.stringify(json ?? '')).search(UUID) >= 0,
    weight: 5,
    spoil: (good, draws, foreignIds) => {
      const swapped = (text: string): string =>
        text.replaceAll(UUID, (own) => (draws.chance(0.7) ? draws.pick(foreignIds) : own));
      const json: unknown =
        good.json === undefined ? undefined : JSON.parse(swapped(JSON.stringify(good.json)));
      return sentAs({ ...good, path: swapped(good.path), ...(json !== undefined && { json }) });
    },
  },
  'spoilt values': {
    fits: isJson,
    weight: 12,
    spoil: (good, draws) => {
      const { part, around } = target(good.json, draws);
      const hasFields = Object.keys(part as object).length > 0;
      return withJson(
        good,
        hasFields ? around(drawn(spoilt(part), draws)) : drawn(fc.jsonValue(), draws),
      );
    },
  },
  'many values': {
    fits: isJson,
    weight: 4,
    spoil: (good, draws) => withRaw(good, draws, manyValues(draws)),
  },
  'many fields': {
    fits: isJson,
    weight: 1,
    spoil: (good, draws) => withRaw(good, draws, manyFields(draws)),
  },
  'deep values': {
    fits: isJson,
    weight: 3,
    spoil: (good, draws) => withRaw(good, draws, deepValue(draws)),
  },
  'greedy texts': {
    fits: isJson,
    weight: 5,
    spoil: (good, draws) => withRaw(good, draws, JSON.stringify(greedyText(draws))),
  },
  'hostile document': {
    fits: ({ json }) => typeof (json as Data | undefined)?.['query'] === 'string',
    weight: 6,
    spoil: (good, draws) => {
      const { query, variables } = good.json as Data;
      const body = {
        query: hostileDocument(draws, query as string),
        variables: variables as unknown,
      };
      // Documents of megabytes, by the hundred, are more than a string can hold.
      const most = Math.max(2, Math.floor(MAX_PER_BATCH / JSON.stringify(body).length));
      const batch = Array<unknown>(Math.min(draws.whole(2, 300), most)).fill(body);
      return withJson(good, draws.chance(0.05) ? batch : body);
    },
  },
  'endless path': {
    fits: () => true,
    weight: 3,
    spoil: (good, draws) => sentAs({ ...good, path: endlessPath(draws, good.path) }),
  },
  'odd headers': { fits: () => true, weight: 3, spoil: oddHeaders },
  'another method': {
    fits: () => true,
    weight: 1,
    spoil: (good, draws) => ({
      ...sentAs(good),
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
  'broken body': { fits: isJson, weight: 2, spoil: brokenBody },
  'broken form': {
    fits: ({ parts }) => parts !== undefined,
    weight: 25,
    spoil: (good, draws) => {
      const { body, type } = brokenForm(good.parts ?? [], draws);
      const sent = sentAs(good);
      return { ...sent, headers: { ...sent.headers, 'content-type': type }, body };
    },
  },
  'odd file': {
    fits: ({ parts }) => parts !== undefined,
    weight: 25,
    spoil: async (good, draws) => {
      const parts = (good.parts ?? []).map(async (part) =>
        part.fileName === undefined ? part : { ...part, ...(await oddFile(draws, part.fileName)) },
      );
      return sentAs({ ...good, parts: await Promise.all(parts) });
    },
  },
  'odd file in JSON': {
    fits: ({ json }) => Object.keys((json as object | undefined) ?? {}).some(isFileField),
    weight: 25,
    spoil: async (good, draws) => {
      const json = { ...(good.json as Data) };
      const { content } = await oddFile(draws, 'x');
      for (const name of Object.keys(json).filter(isFileField))
        json[name] = content.toString('base64');
      return withJson(good, json);
    },
  },
};

function isJson({ json }: Good): boolean {
  return json !== undefined;
}

function isFileField(name: string): boolean {
  return name === 'excelFile' || name === 'image';
}

/** Draws one of the ways that fit. @returns it with its name */
export async function spoiled(
  good: Good,
  draws: Draws,
  foreignIds: readonly string[],
): Promise<{ family: string; sent: Sent }> {
  const fitting = Object.entries(families).filter(([, { fits }]) => fits(good));
  const weights = Object.fromEntries(fitting.map(([name, { weight }]) => [name, weight]));
  const family = draws.weighted(weights);
  const sent = await families[family]?.spoil(good, draws, foreignIds);
  return { family, sent: sent ?? sentAs(good) };
}
