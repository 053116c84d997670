import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { ApolloDriver } from '@nestjs/apollo';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GRAPHQL_PATH } from './bodies.js';
import { formatError, logErrors } from './errors.js';
import { costLimit, documentStore, MAX_TOKENS, shapeLimits } from './limits.js';
import { onceRule } from './once.js';
import { describeRootTypes } from './root-types.js';
import { StreamsController } from './streams.controller.js';
import { Streams } from './streams.js';
import { noSubscriptions } from './operation-kinds.js';

/** The GraphQL door: operations at /graphql, subscriptions at /graphql/stream. */
@Module({})
export class GraphqlApiModule {
  /**
   * @param types those no resolver names, because they are found through an interface
   * @param known the module that tells who holds a token (`Authenticator`)
   */
  static with(types: Type<object>[], known: Type<object>): DynamicModule {
    return {
      module: GraphqlApiModule,
      imports: [operations(types), known],
      controllers: [StreamsController],
      providers: [Streams],
    };
  }
}

/** The schema is public (introspection stays on), its data is not. */
function operations(types: Type<object>[]): DynamicModule {
  return GraphQLModule.forRoot<ApolloDriverConfig>({
    driver: ApolloDriver,
    path: GRAPHQL_PATH,
    autoSchemaFile: true,
    sortSchema: true,
    transformSchema: describeRootTypes,
    // Checking it takes as long as building it: graphql does so at the first request, and test/drift.spec.ts
    // compares it with the committed one.
    buildSchemaOptions: { orphanedTypes: types, skipCheck: true },
    graphiql: false,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    documentStore,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    autoTransformHttpErrors: false,
    plugins: [
      // It looks at every field of an answer to find that nobody may keep it: all say so (below).
      ApolloServerPluginCacheControlDisabled(),
      ...shapeLimits.plugins,
      costLimit,
      logErrors,
    ],
    validationRules: [...shapeLimits.validationRules, onceRule, noSubscriptions],
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    formatError,
    context: (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      return { request, reply };
    },
  });
}
