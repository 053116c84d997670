/** How schemas appear in the document: without what says nothing, with examples and documented limits. */
import type { core } from 'zod';
import { documentedRules } from '../../errors/documented-rules.js';

/** The parts of a JSON Schema that are changed. */
interface Rendered {
  format?: string | undefined;
  pattern?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  examples?: unknown[] | undefined;
}

/** An example of each format, unless a field has its own. */
const FORMAT_EXAMPLES: Readonly<Record<string, string>> = {
  uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  'date-time': '2026-05-04T09:00:00.000Z',
  email: 'ada@school.example',
};

/** Called for every schema. The schemas themselves, which validate requests, stay as they are. */
export function documentSchema({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: core.$ZodType;
  jsonSchema: object;
}): void {
  const rendered: Rendered = Object.assign(jsonSchema, documentedRules.get(zodSchema));
  // Zod's bounds of integers, which are those of JavaScript.
  if (rendered.minimum === Number.MIN_SAFE_INTEGER) delete rendered.minimum;
  if (rendered.maximum === Number.MAX_SAFE_INTEGER) delete rendered.maximum;
  const { format } = rendered;
  if (format === undefined) return;
  // Zod writes formats out as patterns of several hundred characters.
  delete rendered.pattern;
  const example = FORMAT_EXAMPLES[format];
  if (example !== undefined) rendered.examples ??= [example];
}
