/** Each kind of operation has its own path. */
import { GraphQLError, OperationTypeNode, type ValidationRule } from 'graphql';

/** For /graphql/stream. Other operations go to /graphql, where they are limited and logged. */
export const subscriptionsOnly = only(
  (kind) => kind === OperationTypeNode.SUBSCRIPTION,
  'Only subscriptions are taken here. Send queries and mutations to /graphql.',
);

/** For /graphql, which sends a single response. */
export const noSubscriptions = only(
  (kind) => kind !== OperationTypeNode.SUBSCRIPTION,
  'Subscriptions are not taken here. Send them to /graphql/stream.',
);

function only(isAllowed: (kind: OperationTypeNode) => boolean, message: string): ValidationRule {
  return (context) => ({
    OperationDefinition(node) {
      if (isAllowed(node.operation)) return;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  });
}
