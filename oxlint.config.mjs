import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'oxlint';

/** At the start of a line or of a parameter. Decorators begin with a capital here, tags of JSDoc do not. */
const DECORATOR = /^\s*@[A-Z]|[(,]\s*@[A-Z]/m;

const ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'Only server/config reads the environment.',
};
const DECLARE_SQL =
  'Declare the statement in a *.queries.ts file (server/core/database/define-query.ts).';
/** A query runner of one's own can send any statement. */
const QUERY_RUNNERS = ['createQueryRunner', 'queryRunner'].map((property) => ({
  property,
  message: DECLARE_SQL,
}));
const ROW_STREAM = { property: 'stream', message: DECLARE_SQL };
const SQL_FRAME = { group: ['**/define-query.js'], message: DECLARE_SQL };
/** They run declared statements, or use connections that know no entities. */
const MAY_QUERY = [
  'server/core/database/define-query.ts',
  'server/core/database/embedded/embedded-postgres.ts',
  'server/core/events/event-channel.ts',
  'server/migrations/*.ts',
];
/** They need a connection of their own: for declared statements, for a snapshot, and beside a transaction. */
const MAY_CONNECT = [
  'server/core/database/define-query.ts',
  'server/core/database/database.module.ts',
  'server/exports/export.runner.ts',
  'server/imports/import.progress.ts',
];

/** Decorators of Nest for routes that the OpenAPI document would not have, and for unchecked input. */
const UNDECLARED = {
  name: '@nestjs/common',
  importNames: [
    ...[
      'All',
      'Delete',
      'Get',
      'Head',
      'Options',
      'Patch',
      'Post',
      'Put',
      'Search',
      'Sse',
      'RequestMapping',
    ],
    ...['Body', 'Param', 'Query', 'Header', 'HttpCode', 'Redirect'],
  ],
  message: 'Declare the route with defineRoute, and its handler with @Endpoint().',
};

/**
 * Oxlint runs the rules of typescript-eslint's `strict-type-checked` and of eslint-plugin-react-hooks'
 * `recommended`, and reports the compiler's errors, too (`typeCheck`).
 * This file is JavaScript because Node.js 20 cannot load a configuration in TypeScript.
 */
export default defineConfig({
  plugins: ['typescript', 'react'],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    ...['dist', 'node_modules', 'client/gql', 'client/rest/openapi.ts', '.data'],
    // They import what their test generates, and are checked by the compiler there.
    'test/integrators',
  ],
  overrides: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        'no-array-constructor': 'error',
        'no-unused-expressions': 'error',
        // By itself it would pass over names that begin with an underscore.
        'no-unused-vars': [
          'error',
          {
            argsIgnorePattern: '^$',
            varsIgnorePattern: '^$',
            destructuredArrayIgnorePattern: '^$',
            caughtErrorsIgnorePattern: '^$',
          },
        ],
        'no-useless-constructor': 'error',
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'typescript/await-thenable': 'error',
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/no-array-delete': 'error',
        'typescript/no-base-to-string': 'error',
        'typescript/no-deprecated': 'error',
        'typescript/no-duplicate-enum-values': 'error',
        'typescript/no-duplicate-type-constituents': 'error',
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extra-non-null-assertion': 'error',
        'typescript/no-floating-promises': 'error',
        'typescript/no-for-in-array': 'error',
        'typescript/no-generated-empty-object-type': 'error',
        'typescript/no-implied-eval': 'error',
        'typescript/no-invalid-void-type': 'error',
        'typescript/no-meaningless-void-operator': 'error',
        'typescript/no-misused-new': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-misused-spread': 'error',
        'typescript/no-mixed-enums': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-asserted-optional-chain': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-redundant-type-constituents': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-this-alias': 'error',
        'typescript/no-unnecessary-boolean-literal-compare': 'error',
        'typescript/no-unnecessary-condition': 'error',
        'typescript/no-unnecessary-template-expression': 'error',
        'typescript/no-unnecessary-type-arguments': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unnecessary-type-conversion': 'error',
        'typescript/no-unnecessary-type-parameters': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-declaration-merging': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/no-unsafe-unary-minus': 'error',
        'typescript/no-useless-default-assignment': 'error',
        'typescript/no-wrapper-object-types': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-as-const': 'error',
        'typescript/prefer-literal-enum-member': 'error',
        'typescript/prefer-namespace-keyword': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/prefer-reduce-type-parameter': 'error',
        'typescript/prefer-return-this-type': 'error',
        'typescript/related-getter-setter-pairs': 'error',
        'typescript/require-await': 'error',
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/triple-slash-reference': 'error',
        'typescript/unbound-method': 'error',
        'typescript/unified-signatures': 'error',
        'typescript/use-unknown-in-catch-callback-variable': 'error',

        // Not in that set, or with other options. Left out of it: no-unsafe-class-instance-assignment.
        // GraphQL types are classes for their decorators; what is returned only has their shape.
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/switch-exhaustiveness-check': 'error',
        // Numbers and their like read well in sentences; objects do not.
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        // Nest's modules are classes without members.
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'no-console': 'error',
        eqeqeq: ['error', 'always', { null: 'ignore' }],
      },
    },
    {
      files: ['server/**/*.ts'],
      rules: { 'no-restricted-properties': ['error', ENVIRONMENT, ...QUERY_RUNNERS] },
    },
    {
      files: ['server/config/env.ts'],
      rules: { 'no-restricted-properties': ['error', ...QUERY_RUNNERS] },
    },
    {
      files: MAY_CONNECT,
      rules: { 'no-restricted-properties': ['error', ENVIRONMENT, ROW_STREAM] },
    },
    {
      files: ['server/**/*.ts'],
      excludeFiles: MAY_QUERY,
      jsPlugins: ['./scripts/lint-sql.mjs'],
      rules: { 'sql/no-direct-statement': 'error' },
    },
    {
      files: ['server/**/*.ts'],
      excludeFiles: ['server/**/*.queries.ts', ...MAY_QUERY],
      jsPlugins: ['./scripts/lint-sql.mjs'],
      rules: { 'sql/no-statement-text': 'error' },
    },
    {
      files: ['server/**/*.ts'],
      rules: { 'no-restricted-imports': ['error', { paths: [UNDECLARED], patterns: [SQL_FRAME] }] },
    },
    {
      files: ['server/**/*.queries.ts', 'server/core/database/*.ts'],
      rules: { 'no-restricted-imports': ['error', { paths: [UNDECLARED] }] },
    },
    {
      files: ['server/core/http/route.decorators.ts', 'server/**/*.spec.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: filesWithDecorators('server'),
      rules: { 'typescript/consistent-type-imports': 'off' },
    },
    {
      files: ['test/**/*.ts'],
      rules: {
        // Answers of the API are what tests look into; types of their own would only repeat the schema.
        'typescript/no-explicit-any': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-misused-spread': 'off',
        'typescript/use-unknown-in-catch-callback-variable': 'off',
      },
    },
    {
      files: ['client/**/*.tsx', 'client/**/*.ts'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/static-components': 'error',
        'react/use-memo': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/incompatible-library': 'error',
        'react/immutability': 'error',
        'react/globals': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/error-boundaries': 'error',
        'react/purity': 'error',
        'react/set-state-in-render': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
  ],
});

/**
 * The files that contain a decorator. `emitDecoratorMetadata` makes the types of decorated classes
 * needed at run time, which the rule about type imports does not know; typescript-eslint's rule
 * leaves out whole files for the same reason.
 */
function filesWithDecorators(folder) {
  return readdirSync(join(import.meta.dirname, folder), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => DECORATOR.test(readFileSync(join(import.meta.dirname, path), 'utf8')));
}
