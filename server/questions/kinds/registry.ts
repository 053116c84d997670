/** The kinds of questions there are. Adding one is a file beside this one and a line at the end. */
import type { Type } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { kindDescriptions, QuestionInput, QuestionKindName } from '../question.types.js';
import { descriptiveKind } from './descriptive.kind.js';
import { mcqKind } from './mcq.kind.js';
import type { QuestionKind } from './question-kind.js';

const kinds = new Map<string, QuestionKind>();

/** Makes a kind known, to the GraphQL schema too. Before the application is built. */
export function registerKind<Body, Input, Response>(
  kind: QuestionKind<Body, Input, Response>,
): void {
  if (kinds.has(kind.name)) throw new Error(`The kind ${kind.name} is registered twice`);
  // The registry keeps kinds of different bodies side by side; each only ever gets its own.
  kinds.set(kind.name, kind);
  QuestionKindName[kind.name] = kind.name;
  kindDescriptions[kind.name] = { description: kind.description };
  const field = Field(() => kind.input, { nullable: true, description: kind.description });
  field(QuestionInput.prototype, kind.field);
}

/** The kind of a stored question. */
export function kindNamed(name: string): QuestionKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`There is no question kind ${name}`);
  return kind;
}

/** The kind whose field of `QuestionInput` is filled, and what it is filled with. */
export function kindOfInput(input: QuestionInput): { kind: QuestionKind; content: unknown } {
  for (const kind of kinds.values()) {
    const content = input[kind.field];
    if (content != null) return { kind, content };
  }
  throw new Error('GraphQL let a QuestionInput without a kind pass');
}

export function allKinds(): QuestionKind[] {
  return [...kinds.values()];
}

/** For the schema: those of its types that no resolver names are found through here. */
export function kindTypes(): Type<object>[] {
  return [...kinds.values()].flatMap(({ type, answeredType }) => [type, answeredType]);
}

registerKind(mcqKind);
registerKind(descriptiveKind);
