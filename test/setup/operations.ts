/** Every operation of the schema, and a call of each that gets past the checks of types. */
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  type GraphQLArgument,
} from 'graphql';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
export const operations = [
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

/** An operation whose arguments have the right types and no sense. */
export function call({ kind, name, args, type }: (typeof operations)[number]): string {
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
