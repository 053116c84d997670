/** What is wrong with the variables of an operation, with its place and what could stand there. */
import type { GraphQLRequest } from '@apollo/server';
import {
  coerceInputValue,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { FieldProblem } from '../errors/domain-error.js';

/** The keys from a variable to a value in it. */
type Path = readonly (string | number)[];

/** Of a message, with its begin and end, which say what is wrong. */
const MAX_MESSAGE = 500;

class Found extends Error {
  constructor(
    readonly path: Path,
    readonly reason: string,
  ) {
    super(reason);
  }
}

/**
 * Checks variables before anything else reads them, and reports only the first that does not fit its type:
 * reporting thousands of errors takes seconds.
 * @returns BAD_USER_INPUT with the place in `fields`
 */
export function findVariableError(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: GraphQLRequest['variables'] = {},
): GraphQLError | undefined {
  const { errors } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 });
  const [first] = errors ?? [];
  if (!first) return undefined;
  const field = findField(schema, variableDefinitions, variables);
  return new GraphQLError(shortened(first.message), {
    extensions: {
      code: 'BAD_USER_INPUT',
      http: { status: 400 },
      ...(field && { fields: [field] }),
    },
  });
}

function findField(
  schema: GraphQLSchema,
  definitions: NonNullable<OperationDefinitionNode['variableDefinitions']>,
  variables: Record<string, unknown>,
): FieldProblem | undefined {
  for (const { variable, type: node, defaultValue } of definitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    if (!isInputType(type))
      return { path: name, message: 'Variables must be of scalars, enums and input objects.' };
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    const found = value == null ? checkMissing(type, value, defaultValue) : check(type, value);
    if (found) return fieldOf(type, name, found);
  }
  return undefined;
}

function checkMissing(type: GraphQLInputType, value: unknown, fallback: unknown): Found | null {
  if (!isNonNullType(type) || (value === undefined && fallback !== undefined)) return null;
  const what = value === null ? 'null' : 'nothing';
  return new Found([], `Expected a value of type "${type.toString()}", found ${what}.`);
}

function check(type: GraphQLInputType, value: unknown): Found | null {
  try {
    coerceInputValue(value, type, (path, _value, { message }) => {
      throw new Found(path, message);
    });
    return null;
  } catch (error) {
    if (error instanceof Found) return error;
    throw error;
  }
}

function fieldOf(type: GraphQLInputType, name: string, { path, reason }: Found): FieldProblem {
  const expected = getNamedType(typeAt(type, path));
  const allowed = isEnumType(expected) ? expected.getValues().map((value) => value.name) : null;
  return {
    path: [name, ...path].join('.'),
    message: shortened(reason),
    ...(allowed && { allowed }),
  };
}

/** Messages quote what was sent, of any length. */
function shortened(message: string): string {
  if (message.length <= MAX_MESSAGE) return message;
  const half = MAX_MESSAGE / 2;
  return `${message.slice(0, half)}…${message.slice(-half)}`.toWellFormed();
}

/** The type of what stands there, or, of an unknown field, of what it stands in. */
function typeAt(type: GraphQLInputType, path: Path): GraphQLInputType {
  let found = type;
  for (const key of path) {
    const outer = getNullableType(found);
    if (isListType(outer)) found = outer.ofType;
    else if (isInputObjectType(outer)) found = outer.getFields()[key]?.type ?? outer;
  }
  return found;
}
