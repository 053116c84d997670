/** The operations of the committed schema, and calls of them made from their types. */
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { PASSWORD } from './factories.js';
import { read } from './sources.js';

const schema = buildSchema(read('schema.graphql'));

export interface Operation {
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  field: GraphQLField<unknown, unknown>;
}

/** A place in an operation's arguments where an id goes. */
export interface Slot {
  /** Names from the argument on, for example `input.quizId` or `questions.mcq.options.id`. */
  path: string;
  /** Of the argument or input field, for example `quizId`. */
  name: string;
  /** The input type that the field belongs to; null for an argument. */
  input: string | null;
  isRequired: boolean;
}

/** What a slot gets; undefined leaves it out. */
export type Fill = (slot: Slot) => string | undefined;

/** Values without which a request would fail validation before authorization. */
const VALUES: Record<string, unknown> = {
  'AdjustmentValueInput.marks': '1',
  'MakeAdjustmentInput.marks': '1',
  'CellCorrectionInput.column': 'Question',
  'McqQuestionInput.options': [{ text: 'x' }, { text: 'y' }],
  'PersonInput.email': 'ada@example.org',
  'QuestionMarksInput.marks': '1',
  'RowCorrectionInput.row': 2,
  'SwitchOffMemberTwoFactorInput.password': PASSWORD,
};
/** The same for lists that must have more than one entry. */
const FEWEST: Record<string, number> = { 'McqQuestionInput.options': 2 };
const LEAVES: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  String: 'x',
  Marks: '1',
};
/** Maximum depth of a selection. */
const DEPTH = 5;

export const operations: Operation[] = [
  ...operationsOf('query', schema.getQueryType()),
  ...operationsOf('mutation', schema.getMutationType()),
];

/** Apart from the others: they are not called at /graphql, and send more than one result. */
export const subscriptions: Operation[] = operationsOf(
  'subscription',
  schema.getSubscriptionType(),
);

function operationsOf(
  kind: Operation['kind'],
  root: GraphQLObjectType | null | undefined,
): Operation[] {
  return Object.values(root?.getFields() ?? {}).map((field) => ({ kind, name: field.name, field }));
}

export function slotsOf({ field }: Operation): Slot[] {
  return field.args.flatMap((arg) => slotsIn(arg, null, arg.name));
}

function slotsIn(
  { name, type }: GraphQLArgument | GraphQLInputField,
  input: string | null,
  path: string,
): Slot[] {
  const named = getNamedType(type);
  if (named.name === 'ID') return [{ path, name, input, isRequired: isNonNullType(type) }];
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    slotsIn(field, named.name, `${path}.${field.name}`),
  );
}

/**
 * A call whose arguments have the right types: required ones, and those on the path to one slot.
 * @param wanted the path of that slot, where it is not required
 */
export function callOf(
  { kind, name, field }: Operation,
  fill: Fill,
  wanted = '',
): { query: string; variables: Record<string, unknown> } {
  const given = field.args.filter(
    (arg) =>
      leadsTo(arg.name, wanted) || (isNonNullType(arg.type) && arg.defaultValue === undefined),
  );
  const variables = Object.fromEntries(
    given.map((arg) => [arg.name, valueOf(arg, null, arg.name, fill, wanted)]),
  );
  const declared = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const list = (text: string): string => text && `(${text})`;
  const selection = selectionOf(field.type, kind === 'query' ? DEPTH : 1);
  return { query: `${kind} ${list(declared)} { ${name}${list(passed)} ${selection} }`, variables };
}

const leadsTo = (path: string, wanted: string): boolean =>
  wanted === path || wanted.startsWith(`${path}.`);

function valueOf(
  { name, type }: { name: string; type: GraphQLInputType },
  input: string | null,
  path: string,
  fill: Fill,
  wanted: string,
): unknown {
  const value = VALUES[`${input}.${name}`];
  if (value !== undefined && !leadsTo(path, wanted)) return value;
  if (isNonNullType(type)) return valueOf({ name, type: type.ofType }, input, path, fill, wanted);
  if (isListType(type)) {
    const entry = valueOf({ name, type: type.ofType }, input, path, fill, wanted);
    return Array<unknown>(FEWEST[`${input}.${name}`] ?? 1).fill(entry);
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const chosen = type.isOneOf
      ? [fields.find((field) => leadsTo(`${path}.${field.name}`, wanted)) ?? fields[0]]
      : fields.filter(
          (field) =>
            leadsTo(`${path}.${field.name}`, wanted) ||
            isNonNullType(field.type) ||
            VALUES[`${type.name}.${field.name}`] !== undefined,
        );
    return Object.fromEntries(
      chosen
        .filter((field) => field !== undefined)
        .map((field) => [
          field.name,
          valueOf(field, type.name, `${path}.${field.name}`, fill, wanted),
        ]),
    );
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (type.name === 'ID') return fill({ path, name, input, isRequired: true });
  return LEAVES[type.name];
}

/** All fields of an answer that need no arguments. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named) && !isInterfaceType(named)) return '{ __typename }';
  const all = named.getFields();
  const parts = Object.values(all)
    .filter((field) => field.args.every((arg) => !isNonNullType(arg.type) || hasDefault(arg)))
    .filter((field) => depth > 1 || isLeafType(getNamedType(field.type)))
    .map((field) =>
      // Of the record beside a foreign id its own is enough: each has further records beside it.
      `${field.name}Id` in all && !isLeafType(getNamedType(field.type))
        ? `${field.name} { __typename id }`
        : `${field.name}${pageOf(field)} ${selectionOf(field.type, depth - 1)}`,
    );
  return `{ __typename ${parts.join(' ')} }`;
}

/** Nested pages cost as much as all of them can contain: a few entries each are enough. */
const pageOf = ({ args }: GraphQLField<unknown, unknown>): string =>
  args.some(({ name }) => name === 'pageSize') ? '(pageSize: 3)' : '';

const hasDefault = (arg: GraphQLArgument): boolean => arg.defaultValue !== undefined;
