import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, GraphQLNonNull, isNonNullType, printSchema } from 'graphql';

/**
 * One set of generated types for each area, so that a page loads only the operations of its own
 * area.
 */
const areas = [
  'app',
  'today',
  'auth',
  'quizzes',
  'questions',
  'imports',
  'exams',
  'marking',
  'profile',
  'print',
  'site',
];

/** Operations whose result can be null without an error. */
const NULLABLE = ['openNextAnswer'];

const config: CodegenConfig = {
  schema: withResults(readFileSync('schema.graphql', 'utf8')),
  generates: Object.fromEntries(
    areas.map((area) => [
      `client/gql/${area}/`,
      {
        preset: 'client',
        documents: [`client/${area}/**/*.{ts,tsx}`],
        presetConfig: { fragmentMasking: false },
        config: {
          useTypeImports: true,
          enumsAsTypes: true,
          scalars: { DateTime: 'string', Marks: 'string' },
          // These areas send operations as text, without Apollo.
          ...(['auth', 'site'].includes(area) && { documentMode: 'string' }),
        },
      },
    ]),
  ),
};

export default config;

/**
 * Makes the results of operations non-null: they are null only with an error, and the client drops answers with
 * errors.
 */
function withResults(text: string): string {
  const schema = buildSchema(text);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const field of roots.flatMap((root) => Object.values(root?.getFields() ?? {})))
    if (!NULLABLE.includes(field.name) && !isNonNullType(field.type))
      field.type = new GraphQLNonNull(field.type);
  return printSchema(schema);
}
