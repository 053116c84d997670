/** What one operation may ask for: generous for real clients, too little to be a lever. */
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

export const MAX_TOKENS = 2_000;
/** In fields: a hundred quizzes with twenty-five whole questions each are about 40,000. */
const MAX_COST = 50_000;

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

/** A page costs its entries, as many as were asked for. */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity }) => {
  const size: unknown = args['pageSize'];
  return typeof size === 'number' ? 1 + Math.max(1, size) * childComplexity : undefined;
};

/** Refuses operations whose answer would be out of all proportion, before they run. */
export const costLimit: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ schema, document, request }) {
        const cost = costOf(schema, document, request);
        if (cost <= MAX_COST) return Promise.resolve();
        throw refusal(
          'TOO_COSTLY',
          `This asks for about ${cost} fields at once; at most ${MAX_COST} are answered. Ask for smaller pages.`,
        );
      },
    }),
};

function costOf(schema: GraphQLSchema, query: DocumentNode, request: GraphQLRequest): number {
  try {
    return getComplexity({
      schema,
      query,
      variables: request.variables ?? {},
      operationName: request.operationName,
      // First what a field says of itself: some are longer than others.
      estimators: [
        fieldExtensionsEstimator(),
        pageEstimator,
        simpleEstimator({ defaultComplexity: 1 }),
      ],
    });
  } catch (error) {
    // Variables that do not fit their types: said here, because counting needs them first.
    throw error instanceof GraphQLError ? refusal('BAD_USER_INPUT', error.message) : error;
  }
}

function refusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}
