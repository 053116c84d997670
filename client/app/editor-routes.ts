import { lazyCode } from '../ui/lazy/lazy-code';

const editQuestion = lazyCode(() => import('./pages/edit-question'));

/** Pages for editors only; markers cannot open them. */
export const editorRoutes = [
  { path: '/navigation/exam-form', lazy: lazyCode(() => import('./pages/exam-form')) },
  { path: '/navigation/mcq/:questionId?', lazy: editQuestion },
  { path: '/navigation/descriptive/:questionId?', lazy: editQuestion },
  {
    path: '/navigation/quiz-detail/:id/editor',
    lazy: lazyCode(async () => ({
      Component: (await import('../questions/editor/editor-page')).EditorPage,
    })),
  },
  {
    path: '/navigation/quiz-detail/:id/trash',
    lazy: lazyCode(async () => ({
      Component: (await import('../questions/deleted-questions-page')).DeletedQuestionsPage,
    })),
  },
  {
    path: '/navigation/edit-exam/:id',
    lazy: lazyCode(async () => ({
      Component: (await import('../quizzes/edit-quiz-page')).EditQuizPage,
    })),
  },
  {
    path: '/navigation/exam-time/:id',
    lazy: lazyCode(async () => ({
      Component: (await import('../quizzes/exam-time-page')).ExamTimePage,
    })),
  },
  {
    path: '/navigation/trash',
    lazy: lazyCode(async () => ({
      Component: (await import('../quizzes/deleted-quizzes-page')).DeletedQuizzesPage,
    })),
  },
  {
    path: '/navigation/quiz-detail/:id/imports',
    lazy: lazyCode(async () => ({
      Component: (await import('../imports/import-history-page')).ImportHistoryPage,
    })),
  },
  {
    path: '/navigation/class-lists',
    lazy: lazyCode(async () => ({
      Component: (await import('../exams/class-lists/class-lists-page')).ClassListsPage,
    })),
  },
  {
    path: '/navigation/class-lists/:id',
    lazy: lazyCode(async () => ({
      Component: (await import('../exams/class-lists/class-list-page')).ClassListPage,
    })),
  },
];
