import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * One set of generated types for each area, so that a page loads only the operations of its own
 * area.
 */
const areas = [
  'app',
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

const config: CodegenConfig = {
  schema: 'schema.graphql',
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
