import type { CodegenConfig } from '@graphql-codegen/cli';

/** One set of types an area, so that a page loads the operations of its own area only. */
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
          scalars: { DateTime: 'string' },
          // These ask without Apollo, by the text of their operations.
          ...(['auth', 'site'].includes(area) && { documentMode: 'string' }),
        },
      },
    ]),
  ),
};

export default config;
