/** The registry of question kinds. To add one, write a file in this folder and a line at the end. */
import type { Type } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { kindDescriptions, QuestionInput, QuestionKindName } from './question.types.js';
import { descriptiveKind } from './descriptive.kind.js';
import { mcqKind } from './mcq.kind.js';
import type { QuestionKind } from './question-kind.js';

const kinds = new Map<string, QuestionKind>();

/** Registers a kind, also in the GraphQL schema. Must be called before the application is created. */
export function registerKind<Body, Input, Response>(
  kind: QuestionKind<Body, Input, Response>,
): void {
  if (kinds.has(kind.name)) throw new Error(`The kind ${kind.name} is registered twice`);
  // The map loses the type of bodies; each kind only receives bodies of its own.
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

/** The kind whose field of `QuestionInput` is set, and the value of that field. */
export function kindOfInput(input: QuestionInput): { kind: QuestionKind; content: unknown } {
  for (const kind of kinds.values()) {
    const content = input[kind.field];
    if (content != null) return { kind, content };
  }
  throw new Error('GraphQL accepted a QuestionInput without a kind');
}

export function allKinds(): QuestionKind[] {
  return [...kinds.values()];
}

/** Types that no resolver refers to and that the GraphQL schema must still contain. */
export function kindTypes(): Type<object>[] {
  return [...kinds.values()].flatMap(({ type, answeredType }) => [type, answeredType]);
}

registerKind(mcqKind);
registerKind(descriptiveKind);
