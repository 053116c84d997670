import type { ApolloDriverConfig } from '@nestjs/apollo';
import { ApolloDriver } from '@nestjs/apollo';
import type { DynamicModule, Type } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatError, logUnknownErrors } from './errors.js';
import { onceRule } from './once.js';

/** What one operation may ask for. Generous for real clients, too little to be a lever. */
const armor = new ApolloArmor({
  maxDepth: { n: 10 },
  costLimit: { maxCost: 5_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.5 },
  maxAliases: { n: 15 },
  maxDirectives: { n: 10 },
  maxTokens: { n: 2_000 },
  blockFieldSuggestion: { enabled: true },
});

/**
 * The GraphQL door at /graphql. The schema is public (introspection stays on), its data is not.
 * @param types those no resolver names, because they are found through an interface
 */
export function graphqlDoor(types: Type<object>[]): DynamicModule {
  // Typed against Apollo's CommonJS build, which differs in name only.
  const limits = armor.protect() as unknown as Required<
    Pick<ApolloDriverConfig, 'plugins' | 'validationRules'>
  >;
  return GraphQLModule.forRoot<ApolloDriverConfig>({
    driver: ApolloDriver,
    path: '/graphql',
    autoSchemaFile: true,
    sortSchema: true,
    buildSchemaOptions: { orphanedTypes: types },
    graphiql: false,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    autoTransformHttpErrors: false,
    plugins: [...limits.plugins, logUnknownErrors],
    validationRules: [...limits.validationRules, onceRule],
    formatError,
    context: (request: FastifyRequest, reply: FastifyReply) => ({ request, reply }),
  });
}
