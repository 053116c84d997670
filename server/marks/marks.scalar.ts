import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { MAX_CHARACTERS } from './fraction.js';

/** Exact marks. What is read is checked by the rules of each field, with messages for people. */
export const MarksScalar = new GraphQLScalarType<string, string>({
  name: 'Marks',
  description:
    'Exact marks as text: a decimal number (`"2.5"`) or a fraction (`"-1/3"`). They are sent in lowest terms, and as a fraction only where two decimals are not enough.',
  specifiedByURL: null,
  serialize: String,
  parseValue: readText,
  parseLiteral: (node) => readText(node.kind === Kind.STRING ? node.value : undefined),
});

function readText(value: unknown): string {
  if (typeof value === 'string' && value.length <= MAX_CHARACTERS) return value;
  throw new GraphQLError(
    `Marks are text of at most ${MAX_CHARACTERS} characters, for example "2.5" or "-1/3"`,
  );
}
