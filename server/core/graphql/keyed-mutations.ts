import type { FastifyRequest } from 'fastify';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { withIdempotencyKey } from '../idempotency/keyed-call.js';

/** The bodies of requests as text: a mutation of many fields needs it for each. */
const texts = new WeakMap<FastifyRequest, string>();

function textOf(request: FastifyRequest): string {
  const text = texts.get(request) ?? JSON.stringify(request.body);
  texts.set(request, text);
  return text;
}

/**
 * Runs each root field of a mutation with the Idempotency-Key of the request.
 * @param isPublic whether anybody can call the mutation: such calls are not recorded, and their header is ignored
 */
export function acceptIdempotencyKeys(
  schema: GraphQLSchema,
  isPublic: (mutation: string) => boolean,
): void {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    if (isPublic(name)) continue;
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source, args, context: { request: FastifyRequest }, info) => {
      const { request } = context;
      const part = String(info.path.key);
      return withIdempotencyKey(
        request,
        part,
        () => textOf(request),
        () => resolve(source, args, context, info),
      );
    };
  }
}
