import type { Source } from '../setup/import-graph.js';

/**
 * The folders of the client that each browser test visits. A test reaches pages by links, so its
 * text does not show them; `test/affected.spec.ts` requires a row for each test and a test for each
 * folder.
 */
const STAFF = [
  'app',
  'auth',
  'exams',
  'imports',
  'marking',
  'print',
  'profile',
  'questions',
  'quizzes',
  'today',
];
const EVERYWHERE = [...STAFF, 'graphiql', 'site', 'take'];

export const BROWSER_AREAS: Readonly<Record<string, readonly string[]>> = {
  'access-tokens': ['profile', 'auth'],
  adjustments: ['exams', 'quizzes', 'take'],
  account: ['profile', 'auth', 'quizzes', 'exams'],
  'api-docs': [],
  'api-guide': [],
  drafts: ['questions', 'quizzes', 'imports', 'auth'],
  'class-picture': ['exams', 'print'],
  'color-scheme': ['app', 'auth'],
  'exam-bubble-sheet': ['exams'],
  'exam-invigilation': ['exams', 'take'],
  'exam-pauses': ['exams', 'take'],
  'exam-page-events': ['exams', 'take'],
  'exam-candidates': ['exams', 'take', 'auth'],
  'exam-steps': ['exams', 'quizzes', 'questions', 'imports', 'marking'],
  'exam-rules': ['exams', 'quizzes', 'auth'],
  exams: ['exams', 'quizzes', 'questions', 'take'],
  exports: ['exams', 'quizzes', 'profile'],
  figures: ['exams'],
  'forgotten-password': ['auth', 'exams'],
  graphiql: ['graphiql'],
  'graphiql-subscriptions': ['graphiql'],
  'import-columns': ['imports', 'questions', 'quizzes'],
  'import-history': ['imports', 'quizzes'],
  'import-preview': ['imports', 'questions', 'quizzes'],
  'import-repair': ['imports', 'questions', 'quizzes', 'auth'],
  'import-drafts': ['imports', 'questions', 'quizzes'],
  imports: ['imports', 'questions', 'quizzes'],
  'quiz-drafts': ['quizzes'],
  'late-answers': ['exams', 'take'],
  'left-pages': ['marking', 'exams', 'quizzes', 'imports'],
  'legacy-docs': [],
  lists: ['quizzes', 'questions'],
  'log-in': ['auth', 'quizzes'],
  'log-in-faults': ['auth', 'quizzes', 'exams'],
  'lost-saves': ['questions', 'quizzes'],
  'mail-messages': ['exams'],
  marking: ['marking', 'exams'],
  'marking-faults': ['marking', 'exams'],
  'marking-offline': ['marking', 'exams'],
  'marking-team': ['marking', 'exams'],
  'member-roles': STAFF,
  members: ['profile', 'auth', 'quizzes', 'questions'],
  'lazy-loading': ['quizzes', 'auth'],
  'page-policy': EVERYWHERE,
  'taken-questions': ['questions', 'quizzes', 'exams'],
  pages: ['quizzes', 'questions', 'imports', 'profile', 'auth', 'site'],
  'personal-data': ['exams', 'profile', 'quizzes'],
  print: ['print', 'quizzes'],
  'print-learner': ['print', 'take', 'exams'],
  'print-lists': ['print', 'exams'],
  profile: ['profile', 'auth'],
  'profile-changes': ['profile'],
  'question-editor': ['questions', 'quizzes'],
  'question-editor-colleagues': ['questions', 'quizzes'],
  'question-edits': ['questions', 'quizzes', 'auth'],
  'question-forms': ['questions', 'quizzes', 'imports'],
  'question-order': ['questions', 'quizzes'],
  questions: ['questions', 'quizzes', 'imports'],
  'quiz-detail': ['quizzes', 'questions', 'imports'],
  'quiz-edit': ['quizzes', 'auth'],
  'quiz-titles': ['quizzes', 'auth', 'imports'],
  'quiz-rows': ['quizzes', 'exams'],
  quizzes: ['quizzes', 'questions', 'imports'],
  release: ['exams', 'take', 'marking'],
  results: ['exams', 'take'],
  session: ['auth', 'quizzes', 'questions'],
  shell: STAFF,
  styleguide: ['app', 'quizzes', 'exams', 'profile'],
  'sign-up': ['auth', 'quizzes', 'site'],
  'site-forms': ['site'],
  'site-forms-faults': ['site'],
  'site-hosts': ['site', 'auth', 'profile', 'take'],
  'site-landing': ['site', 'auth'],
  'site-static': ['site'],
  'site-islands': ['site'],
  'main-flow': ['auth', 'quizzes', 'questions', 'imports'],
  'stored-keys': EVERYWHERE,
  'submit-paper': ['quizzes', 'questions'],
  take: ['take'],
  'take-screen': ['take'],
  'take-large-text': ['take'],
  'take-many-questions': ['take'],
  'take-keyboard': ['take'],
  'take-entrance': ['take'],
  'take-faults': ['take'],
  'take-finish': ['take'],
  'take-late': ['take'],
  'take-mails': ['take'],
  'take-offline': ['take'],
  'take-outbox': ['take'],
  'take-update': ['take'],
  'take-return': ['take', 'exams'],
  'take-review': ['take'],
  'take-pictures': ['take'],
  'take-texts': ['take', 'auth', 'site'],
  toasts: ['quizzes'],
  today: ['today', 'quizzes', 'exams', 'marking'],
  trash: ['quizzes', 'questions'],
  'two-factor': ['profile', 'auth', 'quizzes'],
  trials: ['site', 'take', 'exams', 'auth'],
  uploads: ['imports', 'questions', 'quizzes'],
  verify: ['take'],
};

/** Folders of the client that have pages. */
export const AREAS = EVERYWHERE;

/** Pages before the log-in, which are all of this folder. */
const FRONT = { file: 'client/app/public-layout.tsx', area: 'auth' };

/**
 * Whether a file belongs to the pages of these folders, or to the layout around all staff pages.
 */
export function isOfAreas({ path, imports }: Source, areas: readonly string[]): boolean {
  const [top, folder = '', inner = ''] = path.split('/');
  if (top !== 'client') return false;
  if (path === FRONT.file) return areas.includes(FRONT.area);
  // Pages that combine features belong to each of them.
  if (folder === 'app' && inner === 'pages')
    return areas.some((area) => imports.some((to) => to.startsWith(`client/${area}/`)));
  if (folder === 'app') return areas.some((area) => STAFF.includes(area));
  return areas.includes(folder);
}
