import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import type { Data } from './setup/api.js';
import { read } from './setup/sources.js';

/**
 * openapi.json says what an integrator can send as it stands. The viewer puts a body together from the examples of
 * its fields, as `exampleOf` does here. test/drift.spec.ts compares the document with the server.
 */

const document = JSON.parse(read('openapi.json')) as Data;
const ajv = new Ajv2020({ strict: false, allErrors: true });
// Its dynamic import has the function twice, once as a module.
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(document, 'document');

interface Body {
  name: string;
  pointer: string;
  schema: Data;
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** The JSON bodies of all requests and responses. */
const bodies: Body[] = [];
for (const [path, methods] of Object.entries(document['paths'] as Record<string, Data>))
  for (const [method, operation] of Object.entries(methods)) {
    const responses = Object.keys(operation['responses'] as Data);
    for (const place of [['requestBody'], ...responses.map((status) => ['responses', status])]) {
      let part: Data | undefined = operation;
      for (const key of [...place, 'content', 'application/json', 'schema'])
        part = part?.[key] as Data | undefined;
      const parts = ['paths', path, method, ...place, 'content', 'application/json', 'schema'];
      const name = `${method} ${path} ${place.join(' ')}`;
      if (part) bodies.push({ name, pointer: `/${parts.map(escaped).join('/')}`, schema: part });
    }
  }

/** @throws for a field without an example, of which a viewer would show something that makes no sense */
function exampleOf(schema: Data, place: string): unknown {
  const { $ref, examples, properties, items } = schema;
  if (examples) return (examples as unknown[])[0];
  if (typeof $ref === 'string') {
    const name = $ref.replace('#/components/schemas/', '');
    return exampleOf((document['components'] as Data)['schemas'][name] as Data, name);
  }
  if ('const' in schema) return schema['const'];
  if (schema['enum']) return (schema['enum'] as unknown[])[0];
  const [first] = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'] ?? []) as Data[];
  if (first) return exampleOf(first, place);
  const types = [schema['type']].flat();
  if (types.includes('boolean')) return true;
  if (types.includes('array')) return [exampleOf(items as Data, `${place}.items`)];
  if (properties)
    return Object.fromEntries(
      Object.entries(properties as Record<string, Data>).map(([name, field]) => [
        name,
        exampleOf(field, `${place}.${name}`),
      ]),
    );
  // Objects with any fields, and any values.
  if (types.includes('object') || !('type' in schema)) return {};
  throw new Error(`${place} has no example`);
}

it.each(bodies)('the example of $name is valid', ({ name, pointer, schema }) => {
  const example = exampleOf(schema, name);
  const validate = ajv.getSchema(`document#${pointer}`);
  if (!validate) throw new Error(`There is no schema at ${pointer}`);
  expect([validate(example), ajv.errorsText(validate.errors)]).toEqual([true, 'No errors']);
});

it('every example is valid, and no schema says less than its type', () => {
  const wrong: string[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { examples, minimum, maximum, pattern } = value as Data;
    if (minimum === Number.MIN_SAFE_INTEGER || maximum === Number.MAX_SAFE_INTEGER)
      wrong.push(`${pointer}: bounds of JavaScript's integers`);
    if (typeof pattern === 'string' && pattern.length > 40) wrong.push(`${pointer}: ${pattern}`);
    if (Array.isArray(examples))
      for (const example of examples)
        if (!ajv.getSchema(`document#${pointer}`)?.(example))
          wrong.push(`${pointer}: ${JSON.stringify(example)}`);
    for (const [key, part] of Object.entries(value))
      if (key !== 'examples') visit(part, `${pointer}/${escaped(key)}`);
  };
  visit(document, '');
  expect(wrong).toEqual([]);
});

it('documents the limits that the server checks by functions', () => {
  const field = (path: string, name: string): Data =>
    document['paths'][path].post.requestBody.content['application/json'].schema.properties[name];
  const join = '/attempts/exam/{code}/candidates';
  expect(field(join, 'name')).toMatchObject({ minLength: 1, maxLength: 200 });
  const registration = '/attempts/exam/{code}/registrations';
  expect(field(registration, 'email')).toMatchObject({ format: 'email', maxLength: 254 });
  const { QuestionResponse } = document['components'].schemas;
  expect(QuestionResponse.anyOf.map(({ properties }: Data) => properties)).toMatchObject([
    { optionId: { format: 'uuid' } },
    { text: { maxLength: 20_000 } },
  ]);
});

it('says what a response is, and when a refused request may be repeated', () => {
  for (const methods of Object.values(document['paths'] as Record<string, Data>))
    for (const { summary, operationId, responses } of Object.values(methods))
      for (const [status, { description, headers }] of Object.entries(responses as Data) as [
        string,
        Data,
      ][]) {
        expect([operationId, status, description]).not.toEqual([operationId, status, summary]);
        expect([operationId, status, description]).not.toEqual([operationId, status, '']);
        if (status === '429') expect(headers).toHaveProperty('retry-after');
      }
});
