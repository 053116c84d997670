import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { ApolloDriver } from '@nestjs/apollo';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allHandlers } from '../access/handlers.js';
import { GRAPHQL_PATH } from './graphql-body-limits.js';
import { completeSchema } from './complete-schema.js';
import { formatError, limitHeaders, logErrors } from './errors.js';
import { costLimit, documentStore, MAX_TOKENS, shapeLimits } from './operation-limits.js';
import { oncePerRequestRule } from './once-per-request.js';
import { SubscriptionStreamsController } from './subscription-streams.controller.js';
import { SubscriptionStreams } from './subscription-streams.js';
import { noSubscriptions } from './operation-kinds.js';

/** The GraphQL API: operations at /graphql, subscriptions at /graphql/stream. */
@Module({})
export class GraphqlApiModule {
  /** @param types that no resolver names, because they only implement an interface */
  static with(types: Type<object>[]): DynamicModule {
    return {
      module: GraphqlApiModule,
      imports: [operations(types)],
      controllers: [SubscriptionStreamsController],
      providers: [SubscriptionStreams],
    };
  }
}

/** The schema is public (introspection stays on), its data is not. */
function operations(types: Type<object>[]): DynamicModule {
  return GraphQLModule.forRootAsync<ApolloDriverConfig>({
    driver: ApolloDriver,
    imports: [DiscoveryModule],
    inject: [DiscoveryService],
    useFactory: (discovery: DiscoveryService) => options(types, discovery),
  });
}

function options(types: Type<object>[], discovery: DiscoveryService): ApolloDriverConfig {
  return {
    path: GRAPHQL_PATH,
    autoSchemaFile: true,
    sortSchema: true,
    // Otherwise fields of an interface that a resolver adds would have none in its types.
    inheritResolversFromInterfaces: true,
    transformSchema: (schema) => completeSchema(schema, allHandlers(discovery)),
    // Validating the schema takes as long as building it. graphql does so at the first request, and
    // test/drift.spec.ts compares it with the committed one.
    buildSchemaOptions: { orphanedTypes: types, skipCheck: true },
    graphiql: false,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    documentStore,
    includeStacktraceInErrorResponses: false,
    // The schema is public: errors may say which field was meant.
    hideSchemaDetailsFromClientErrors: false,
    autoTransformHttpErrors: false,
    // Nest would set 200 again: `limitHeaders` decides.
    preserveHttpStatusForExecutionErrors: false,
    plugins: [
      // It visits every field to compute a cache policy; all responses have `no-store` (below).
      ApolloServerPluginCacheControlDisabled(),
      ...shapeLimits.plugins,
      costLimit,
      logErrors,
      limitHeaders,
    ],
    validationRules: [...shapeLimits.validationRules, oncePerRequestRule, noSubscriptions],
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    formatError,
    context: (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      return { request, reply };
    },
  };
}
