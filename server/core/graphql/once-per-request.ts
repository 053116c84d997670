/** Protects secrets: an operation that checks one must not run many times in one request. */
import { Extensions } from '@nestjs/graphql';
import { GraphQLError, type ValidationRule } from 'graphql';

/** Marks a root field that one request may select only once. */
export const OncePerRequest = (): MethodDecorator => Extensions({ once: true });

export const oncePerRequestRule: ValidationRule = (context) => {
  const seen = new Set<string>();
  return {
    Field(node) {
      const field = context.getFieldDef();
      if (!field?.extensions['once']) return;
      if (seen.has(field.name)) {
        const message = `${field.name} may be used only once in a request`;
        context.reportError(new GraphQLError(message, { nodes: node }));
      }
      seen.add(field.name);
    },
  };
};
