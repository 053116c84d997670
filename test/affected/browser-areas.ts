import type { Source } from '../setup/import-graph.js';

/**
 * The folders of the client that each browser test visits. A page is reached by links, so the text of a test
 * does not tell; `test/affected.spec.ts` asks for a row for each test and a test for each folder.
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
];
const EVERYWHERE = [...STAFF, 'graphiql', 'site', 'take'];

export const BROWSER_AREAS: Readonly<Record<string, readonly string[]>> = {
  'access-tokens': ['profile', 'auth'],
  account: ['profile', 'auth', 'quizzes', 'exams'],
  drafts: ['questions', 'quizzes', 'imports', 'auth'],
  'exam-conduct': ['exams', 'take'],
  'exam-facts': ['exams', 'take'],
  'exam-people': ['exams', 'take', 'auth'],
  'exam-rules': ['exams', 'quizzes', 'auth'],
  exams: ['exams', 'quizzes', 'questions', 'take'],
  exports: ['exams', 'quizzes', 'profile'],
  'forgotten-password': ['auth', 'exams'],
  graphiql: ['graphiql'],
  'import-history': ['imports', 'quizzes'],
  'import-repair': ['imports', 'questions', 'quizzes', 'auth'],
  'import-typed': ['imports', 'questions', 'quizzes'],
  imports: ['imports', 'questions', 'quizzes'],
  'kept-changes': ['quizzes'],
  'late-answers': ['exams', 'take'],
  'legacy-docs': [],
  lists: ['quizzes', 'questions'],
  'log-in': ['auth', 'quizzes'],
  'log-in-faults': ['auth', 'quizzes', 'exams'],
  marking: ['marking', 'exams'],
  'marking-faults': ['marking', 'exams'],
  'marking-lines': ['marking', 'exams'],
  'member-roles': STAFF,
  members: ['profile', 'auth', 'quizzes', 'questions'],
  'on-use': ['quizzes', 'auth'],
  'page-policy': EVERYWHERE,
  pages: ['quizzes', 'questions', 'imports', 'profile', 'auth', 'site'],
  print: ['print', 'quizzes'],
  'print-learner': ['print', 'take', 'exams'],
  'print-lists': ['print', 'exams'],
  profile: ['profile', 'auth'],
  'profile-changes': ['profile'],
  'question-edits': ['questions', 'quizzes', 'auth'],
  'question-forms': ['questions', 'quizzes', 'imports'],
  'question-order': ['questions', 'quizzes'],
  questions: ['questions', 'quizzes', 'imports'],
  'quiz-detail': ['quizzes', 'questions', 'imports'],
  'quiz-edit': ['quizzes', 'auth'],
  'quiz-titles': ['quizzes', 'auth', 'imports'],
  quizzes: ['quizzes', 'questions', 'imports'],
  release: ['exams', 'take', 'marking'],
  results: ['exams', 'take'],
  session: ['auth', 'quizzes', 'questions'],
  shell: STAFF,
  'sign-up': ['auth', 'quizzes', 'site'],
  'site-forms': ['site'],
  'site-forms-faults': ['site'],
  'site-hosts': ['site', 'auth', 'profile', 'take'],
  'site-landing': ['site', 'auth'],
  'site-static': ['site'],
  'site-wake': ['site'],
  slice: ['auth', 'quizzes', 'questions', 'imports'],
  'stored-keys': EVERYWHERE,
  'submit-paper': ['quizzes', 'questions'],
  take: ['take'],
  'take-entrance': ['take'],
  'take-faults': ['take'],
  'take-late': ['take'],
  'take-letters': ['take'],
  'take-outbox': ['take'],
  toasts: ['quizzes'],
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

/** Whether a file belongs to the pages of these folders, or stands around all pages of staff. */
export function isOfAreas({ path, imports }: Source, areas: readonly string[]): boolean {
  const [top, folder = '', inner = ''] = path.split('/');
  if (top !== 'client') return false;
  if (path === FRONT.file) return areas.includes(FRONT.area);
  // Pages in which features meet belong to each of them.
  if (folder === 'app' && inner === 'pages')
    return areas.some((area) => imports.some((to) => to.startsWith(`client/${area}/`)));
  if (folder === 'app') return areas.some((area) => STAFF.includes(area));
  return areas.includes(folder);
}
