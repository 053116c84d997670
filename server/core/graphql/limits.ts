/** What one operation may ask for: generous for real clients, too little to be a lever. */
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { ApolloServerPlugin, GraphQLRequest } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import {
  getVariableValues,
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import {
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
  type ComplexityEstimator,
} from 'graphql-query-complexity';

export const MAX_TOKENS = 2_000;
/** Fields and fragments, those of a fragment counted wherever it is spread: to count them takes time, too. */
const MAX_NODES = 1_000;
/** In fields: a hundred quizzes with twenty-five whole questions each are about 45,000. */
const MAX_COST = 50_000;

/**
 * Documents that were parsed and found valid, kept for the next request with the same text, by the characters of
 * their JSON. In memory they take several times as many bytes. All of our client's together have 0.4 million.
 */
const MAX_DOCUMENTS = 2_000_000;

export const documentStore = new InMemoryLRUCache<DocumentNode>({ maxSize: MAX_DOCUMENTS });

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
      didResolveOperation({ schema, document, request, operation }) {
        // Execution says what is wrong with the name.
        if (!operation) return Promise.resolve();
        const refused = variablesRefusal(schema, operation, request.variables);
        if (refused) throw refused;
        const cost = costOf(schema, document, request);
        if (cost <= MAX_COST) return Promise.resolve();
        throw refusal(
          'TOO_COSTLY',
          `This asks for about ${cost} fields at once; at most ${MAX_COST} are answered. Ask for smaller pages.`,
        );
      },
    }),
};

/**
 * Before anything else looks at them, and only as far as the first that does not fit its type: to say what is
 * wrong with each of thousands takes seconds.
 */
export function variablesRefusal(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: GraphQLRequest['variables'] = {},
): GraphQLError | undefined {
  const { errors } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 });
  return errors?.[0] && refusal('BAD_USER_INPUT', errors[0].message);
}

function costOf(schema: GraphQLSchema, query: DocumentNode, request: GraphQLRequest): number {
  try {
    return getComplexity({
      schema,
      query,
      variables: request.variables ?? {},
      operationName: request.operationName,
      maxQueryNodes: MAX_NODES,
      // First what a field says of itself: some are longer than others.
      estimators: [
        fieldExtensionsEstimator(),
        pageEstimator,
        simpleEstimator({ defaultComplexity: 1 }),
      ],
    });
  } catch (error) {
    // Said before an operation runs, because counting needs it first: what is more than can be counted, too.
    throw error instanceof GraphQLError ? refusal('TOO_COSTLY', error.message) : error;
  }
}

function refusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}
