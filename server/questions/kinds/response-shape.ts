/** A candidate's answer to a question of any kind. */
import { z } from 'zod';
import { documentSchema } from '../../core/http/openapi/document-schemas.js';
import { allKinds } from './registry.js';

const EXAMPLES = [{ optionId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }];

/** Its kind validates it, once the question is known: until then any object is accepted. */
export const responseShape = z.record(z.string(), z.unknown()).meta({
  id: 'QuestionResponse',
  description: 'By the kind of the question: `{ optionId }` or `{ text }`.',
  // Read when the document is made, because kinds are registered after this file is loaded.
  override: ({ jsonSchema }: { jsonSchema: Record<string, unknown> }) => {
    for (const key of Object.keys(jsonSchema))
      if (key !== 'description') jsonSchema[key] = undefined;
    jsonSchema['examples'] = EXAMPLES;
    jsonSchema['anyOf'] = allKinds().map(({ responseSchema }) => responseDocument(responseSchema));
  },
});

/** Where a question may have no answer. Clients compose no example of a nullable schema by themselves. */
export const nullableResponseShape = responseShape.nullable().meta({
  description: 'Null for none.',
  examples: EXAMPLES,
});

function responseDocument(schema: z.ZodType): object {
  return { ...z.toJSONSchema(schema, { override: documentSchema }), $schema: undefined };
}
