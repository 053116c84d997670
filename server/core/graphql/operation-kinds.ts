/** Each kind of operation has an address of its own. */
import { GraphQLError, OperationTypeNode, type ValidationRule } from 'graphql';

/** Everything else goes to /graphql, where it is counted and logged. */
export const subscriptionsOnly = only(
  (kind) => kind === OperationTypeNode.SUBSCRIPTION,
  'Only subscriptions are taken here. Send queries and mutations to /graphql.',
);

/** An answer to these would have to go on. */
export const noSubscriptions = only(
  (kind) => kind !== OperationTypeNode.SUBSCRIPTION,
  'Subscriptions are not taken here. Send them to /graphql/stream.',
);

function only(isTaken: (kind: OperationTypeNode) => boolean, message: string): ValidationRule {
  return (context) => ({
    OperationDefinition(node) {
      if (isTaken(node.operation)) return;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  });
}
