import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { dateTimeRule } from '../errors/validation.js';

/**
 * A time. Nest's own scalar takes whatever JavaScript can make a date of: `true` is null, "hall 12" is in 2001,
 * and 30 February is 2 March.
 */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description:
    'A time in ISO 8601, as RFC 3339 restricts it: with seconds and an offset, for example `"2026-05-04T09:00:00+02:00"`. It is sent in UTC, to the millisecond.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize: (value) => (value as Date).toISOString(),
  parseValue: readDateTime,
  parseLiteral: (node) => readDateTime(node.kind === Kind.STRING ? node.value : undefined),
});

function readDateTime(value: unknown): Date {
  const read = dateTimeRule.safeParse(value);
  if (read.success) return read.data;
  throw new GraphQLError(read.error.issues.map(({ message }) => message).join('; '));
}
