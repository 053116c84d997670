/** Settings of GraphQL Code Generator for staff-codegen.ts: `npx graphql-codegen`. */
import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: `${process.env['API'] ?? 'http://localhost:3000'}/graphql`,
  documents: 'staff-codegen.ts',
  generates: {
    './gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        // Operations are sent as text, without a library.
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: { DateTime: 'string', Marks: 'string' },
      },
    },
  },
};

export default config;
