import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  type GraphQLArgument,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { person } from '../setup/factories.js';

/** What strangers may call, on purpose. Everything else in the schema must be closed. */
const PUBLIC = [
  'forgetRememberToken',
  'logIn',
  'logInWithRememberToken',
  'register',
  'requestEmailCode',
  'resetPassword',
  'verifyEmailCode',
];

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const operations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({
    kind: 'query',
    field,
  })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    kind: 'mutation',
    field,
  })),
].map(({ kind, field }) => ({
  kind,
  name: field.name,
  args: field.args,
  type: String(field.type),
}));

const app = useApplication();
let expired: Api;
beforeAll(async () => {
  const { api, email } = await person(app.api, app.sink);
  expired = api;
  const past = `UPDATE sessions SET expires_at = now() - interval '1 day'
    WHERE user_id = (SELECT id FROM users WHERE email = $1)`;
  await query(app.databaseUrl, past, [email]);
});

/** An operation whose arguments have the right types and no sense. */
function call({ kind, name, args, type }: (typeof operations)[number]): string {
  const required = args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const list = required.map((arg) => `${arg.name}: ${literal(arg.type)}`).join(', ');
  const isLeaf = /^(ID|Boolean|String)!?$/.test(type);
  return `${kind} { ${name}${list && `(${list})`}${isLeaf ? '' : ' { __typename }'} }`;
}

function literal(type: GraphQLArgument['type']): string {
  const named = String(type).replace(/[[\]!]/g, '');
  const isList = String(type).startsWith('[');
  const inner = literalOf(named);
  return isList ? `[${inner}]` : inner;
}

function literalOf(named: string): string {
  const type = schema.getType(named);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const given = type.isOneOf
      ? fields.slice(0, 1)
      : fields.filter((field) => isNonNullType(field.type));
    return `{ ${given.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
  }
  if (named === 'Int' || named === 'Float') return '1';
  if (named === 'Boolean') return 'true';
  if (named === 'ID' || named === 'String') return '"x"';
  const [value] = isEnumType(type) ? type.getValues() : [];
  return value?.name ?? '';
}

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s',
  (name, operation) => {
    if (PUBLIC.includes(name)) {
      it('is open to strangers', async () => {
        const { errors } = await app.api.send(call(operation));
        expect(errors.map((error) => error.extensions.code)).not.toContain('UNAUTHENTICATED');
      });
      return;
    }
    it.each([
      ['no token', () => app.api],
      ['an expired session', () => expired],
      ['a token that is none', () => app.api.as('x'.repeat(40))],
    ])('is closed to %s', async (_who, caller) => {
      const { data, errors } = await caller().send(call(operation));
      expect(errors.map((error) => error.extensions.code)).toEqual(['UNAUTHENTICATED']);
      expect(Object.values(data ?? {})).not.toContainEqual(expect.anything());
    });
  },
);
