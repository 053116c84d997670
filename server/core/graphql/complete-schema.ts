/** Completes the schema as Nest builds it. */
import { getNullableType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { Handler, HandlerAccess } from '../access/handlers.js';
import { acceptIdempotencyKeys } from './keyed-mutations.js';

/** A client that drops answers with errors, as ours does, never sees that null. */
const NULL = 'A field is null only with an error, unless it says what null means.';

/**
 * Describes the root types, and what each operation asks of its caller. Makes the results of operations nullable:
 * otherwise the failure of one field would hide what another one of the same request has done.
 * @param handlers of the application, operations among them
 */
export function completeSchema(schema: GraphQLSchema, handlers: readonly Handler[]): GraphQLSchema {
  const accessOf = new Map(handlers.map((handler) => [`${handler.kind} ${handler.name}`, handler]));
  const complete = (type: GraphQLObjectType | null | undefined, text: string): void => {
    if (!type) return;
    type.description = `${text} ${NULL}`;
    for (const field of Object.values(type.getFields())) {
      field.type = getNullableType(field.type);
      const access = accessOf.get(`${type.name.toLowerCase()} ${field.name}`);
      if (access) field.description = [field.description, needsOf(access)].join(' ');
    }
  };
  acceptIdempotencyKeys(schema, (name) => accessOf.get(`mutation ${name}`)?.access === 'public');
  complete(schema.getQueryType(), 'What can be asked. Nothing is changed by it.');
  complete(schema.getMutationType(), 'What can be done, each whole or not at all.');
  complete(
    schema.getSubscriptionType(),
    'What can be watched, as server-sent events from /graphql/stream.',
  );
  return schema;
}

/** One line, the same for all operations with the same access. */
function needsOf({ access, isSessionOnly, isReadOnly }: HandlerAccess): string {
  if (access === 'public') return 'Public: needs no token.';
  const needs = `Needs the permission \`${access}\``;
  if (isReadOnly) return `${needs}; access tokens may have the scope \`READ\`.`;
  return isSessionOnly ? `${needs}, and a session: access tokens are refused.` : `${needs}.`;
}
