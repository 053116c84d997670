/** Adds descriptions that Nest cannot: of the root types, and of what each operation asks of its caller. */
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Handler, HandlerAccess } from '../access/handlers.js';

/** @param handlers of the application, operations among them */
export function describeSchema(schema: GraphQLSchema, handlers: readonly Handler[]): GraphQLSchema {
  const accessOf = new Map(handlers.map((handler) => [`${handler.kind} ${handler.name}`, handler]));
  const describe = (type: GraphQLObjectType | null | undefined, text: string): void => {
    if (!type) return;
    type.description = text;
    for (const field of Object.values(type.getFields())) {
      const access = accessOf.get(`${type.name.toLowerCase()} ${field.name}`);
      if (access) field.description = [field.description, needsOf(access)].join(' ');
    }
  };
  describe(schema.getQueryType(), 'What can be asked. Nothing is changed by it.');
  describe(schema.getMutationType(), 'What can be done, each whole or not at all.');
  describe(
    schema.getSubscriptionType(),
    'What can be watched, as server-sent events from /graphql/stream.',
  );
  return schema;
}

/** One line, the same for all operations with the same access. */
function needsOf({ access, isSessionOnly }: HandlerAccess): string {
  if (access === 'public') return 'Public: needs no token.';
  const needs = `Needs the permission \`${access}\``;
  return isSessionOnly ? `${needs}, and a session: access tokens are refused.` : `${needs}.`;
}
