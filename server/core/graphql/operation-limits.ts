/** Limits of one operation: generous for real clients, too low to overload the server. */
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { ApolloServerPlugin, GraphQLRequest } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import {
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
  type ComplexityEstimator,
} from 'graphql-query-complexity';
import { findVariableError } from './variable-errors.js';

export const MAX_TOKENS = 2_000;
/** Fields and fragments; those of a fragment count at each spread. Counting them takes time, too. */
const MAX_NODES = 1_000;
/** In fields: a hundred quizzes with twenty-five complete questions each cost about 45,000. */
const MAX_COST = 50_000;

/**
 * Size of the cache of parsed and validated documents, in characters of their JSON. In memory they take several
 * times as many bytes. All documents of our client together have 0.4 million.
 */
const MAX_CACHED_CHARACTERS = 2_000_000;

export const documentStore = new InMemoryLRUCache<DocumentNode>({ maxSize: MAX_CACHED_CHARACTERS });

const armor = new ApolloArmor({
  maxDepth: { n: 10 },
  maxAliases: { n: 15 },
  maxDirectives: { n: 10 },
  // Costs are counted below, with the sizes of pages; tokens by graphql-js itself.
  costLimit: { enabled: false },
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
});

/** Limits on an operation's shape. They are typed against Apollo's CommonJS build. */
export const shapeLimits = armor.protect() as unknown as Required<
  Pick<ApolloDriverConfig, 'plugins' | 'validationRules'>
>;

/** A page costs as many entries as were requested. */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity }) => {
  const size: unknown = args['pageSize'];
  return typeof size === 'number' ? 1 + Math.max(1, size) * childComplexity : undefined;
};

/**
 * Rejects operations with a disproportionately large response, before they run. `extensions.cost` of every answer
 * says how close it came; what did not get as far as being counted costs nothing.
 */
export const costLimit: ApolloServerPlugin = {
  requestDidStart() {
    let requested = 0;
    return Promise.resolve({
      didResolveOperation({ schema, document, request, operation }) {
        // Execution reports what is wrong with the name.
        if (!operation) return Promise.resolve();
        const error = findVariableError(schema, operation, request.variables);
        if (error) throw error;
        requested = costOf(schema, document, request);
        if (requested <= MAX_COST) return Promise.resolve();
        throw requestError(
          'TOO_COSTLY',
          `This asks for about ${requested} fields at once; at most ${MAX_COST} are answered. Ask for smaller pages.`,
        );
      },
      willSendResponse({ response: { body } }) {
        if (body.kind === 'single')
          Object.assign(body.singleResult, {
            extensions: { cost: { requested, limit: MAX_COST } },
          });
        return Promise.resolve();
      },
    });
  },
};

function costOf(schema: GraphQLSchema, query: DocumentNode, request: GraphQLRequest): number {
  try {
    return getComplexity({
      schema,
      query,
      variables: request.variables ?? {},
      operationName: request.operationName,
      maxQueryNodes: MAX_NODES,
      // A field's own estimate comes first: some are more expensive than others.
      estimators: [
        fieldExtensionsEstimator(),
        pageEstimator,
        simpleEstimator({ defaultComplexity: 1 }),
      ],
    });
  } catch (error) {
    // Counting needs valid arguments, and throws when there is too much to count.
    throw error instanceof GraphQLError ? requestError('TOO_COSTLY', error.message) : error;
  }
}

function requestError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}
