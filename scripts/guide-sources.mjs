/**
 * The documents that the application serves for integrators. Without imports: `npm start` reads this where the packages of
 * the build may be missing.
 */

/** Files of `docs`, by the names of their pages below `/docs/`: docs/API.md, and the pages that it needs. */
export const GUIDE_PAGES = {
  'api-guide': 'API.md',
  accounts: 'accounts.md',
  assessment: 'assessment.md',
  exams: 'exams.md',
  glossary: 'glossary.md',
  imports: 'imports.md',
  'legacy-api': 'legacy-api.md',
  'personal-data': 'personal-data.md',
  'schema-changes': 'schema/CHANGELOG.md',
};

/** What the pages are built from. */
export const GUIDE_SOURCES = [
  ...Object.values(GUIDE_PAGES).map((file) => `docs/${file}`),
  'schema.graphql',
  'scripts/build-guide.mjs',
  'scripts/guide-sources.mjs',
  'scripts/render-guide.mjs',
];
