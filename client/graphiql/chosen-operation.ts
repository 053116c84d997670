import {
  getOperationAST,
  type DocumentNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  separateOperations,
} from 'graphql';

/** What a run of the editor asks for. */
export interface ChosenOperation {
  /** The document without its other operations, each line and column as it was. */
  query: string;
  isSubscription: boolean;
}

/**
 * The operation that is to run. The server refuses a document that has subscriptions beside other operations, so the
 * others are not sent.
 * @returns the document as it is where it cannot be parsed, or does not say which operation: the server explains it
 */
export function chosenOperation(query: string, name?: string | null): ChosenOperation {
  const document = parsed(query);
  const operation = document && getOperationAST(document, name);
  if (!operation) return { query, isSubscription: false };
  return {
    query: withoutOthers(query, document, operation),
    isSubscription: operation.operation === OperationTypeNode.SUBSCRIPTION,
  };
}

function parsed(query: string): DocumentNode | null {
  try {
    return parse(query);
  } catch {
    return null;
  }
}

/** Writes blanks over the other operations and their fragments, so that errors name the lines of the editor. */
function withoutOthers(
  query: string,
  document: DocumentNode,
  { name }: OperationDefinitionNode,
): string {
  const needed = separateOperations(document)[name?.value ?? '']?.definitions ?? [];
  return document.definitions
    .filter((definition) => !needed.includes(definition))
    .reduce((text, { loc }) => {
      if (!loc) return text;
      const blank = text.slice(loc.start, loc.end).replace(/[^\r\n]/g, ' ');
      return text.slice(0, loc.start) + blank + text.slice(loc.end);
    }, query);
}
