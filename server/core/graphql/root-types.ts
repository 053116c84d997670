import type { GraphQLSchema } from 'graphql';

/** Adds descriptions to the root types, which Nest cannot do. Readers of the schema begin with them. */
export function describeRootTypes(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  const subscription = schema.getSubscriptionType();
  if (query) query.description = 'What can be asked. Nothing is changed by it.';
  if (mutation) mutation.description = 'What can be done, each whole or not at all.';
  if (subscription) {
    subscription.description = 'What can be watched, as server-sent events from /graphql/stream.';
  }
  return schema;
}
