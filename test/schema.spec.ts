import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNullableType,
  isObjectType,
} from 'graphql';
import { expect, it } from 'vitest';
import { read } from './setup/sources.js';

interface Described {
  description?: string | null | undefined;
}

const schema = buildSchema(read('schema.graphql'));

it('every type, field, argument and enum value of the schema has a description', () => {
  const bare: string[] = [];
  const check = (name: string, { description }: Described): void => {
    if (!description?.trim()) bare.push(name);
  };
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    // The introspection fields of GraphQL itself.
    .filter(({ name }) => !['Boolean', 'Float', 'ID', 'Int', 'String'].includes(name));
  for (const type of types) {
    check(type.name, type);
    if (isEnumType(type))
      for (const value of type.getValues()) check(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        check(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field);
      for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name})`, arg);
    }
  }
  expect(types.length).toBeGreaterThan(30);
  expect(bare, 'without a description').toEqual([]);
});

it('the result of every operation can be null, so that a failure hides nothing else', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter(({ type }) => !isNullableType(type)).map(({ name }) => name)).toEqual([]);
});
