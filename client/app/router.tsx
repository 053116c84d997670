import {
  createBrowserRouter,
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { readSession } from '../ui/session';
import { lazyCode } from '../ui/lazy-code';
import { ForEditors } from './for-editors';
import { LoadingPage } from './loading-page';
import { logInPath } from './paths';
import { Root } from './root';
import { RouteError } from './route-error';

/** Which pages this host has beside staff's is the server's to say (server/core/http/host-routes.ts). */
function leave() {
  return redirectDocument('/');
}

function requireLogIn({ request }: LoaderFunctionArgs) {
  if (readSession()) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(logInPath(pathname + search));
}

function toOverview({ params: { id = '' } }: LoaderFunctionArgs) {
  return redirect(`/navigation/exam/${id}`);
}

const quizzes = lazyCode(() => import('./pages/quizzes'));

const editQuestion = lazyCode(() => import('./pages/edit-question'));

/** What is made and changed; a marker looks and marks. */
const editorPages = [
  { path: '/navigation/exam-form', lazy: lazyCode(() => import('./pages/exam-form')) },
  { path: '/navigation/mcq/:questionId?', lazy: editQuestion },
  { path: '/navigation/descriptive/:questionId?', lazy: editQuestion },
  {
    path: '/navigation/quiz-detail/:id/trash',
    lazy: lazyCode(() => import('./pages/deleted-questions')),
  },
  { path: '/navigation/edit-exam/:id', lazy: lazyCode(() => import('./pages/edit-quiz')) },
  { path: '/navigation/exam-time/:id', lazy: lazyCode(() => import('./pages/exam-time')) },
  { path: '/navigation/trash', lazy: lazyCode(() => import('./pages/deleted-quizzes')) },
  {
    path: '/navigation/quiz-detail/:id/imports',
    lazy: lazyCode(() => import('./pages/import-history')),
  },
  { path: '/navigation/class-lists', lazy: lazyCode(() => import('./pages/class-lists')) },
  { path: '/navigation/class-lists/:id', lazy: lazyCode(() => import('./pages/class-list')) },
];

const staffPages = [
  { element: <ForEditors />, children: editorPages },
  { path: '/all-quizzes', lazy: quizzes },
  { path: '/all-quizes', lazy: quizzes },
  { path: '/navigation/create-exam', lazy: quizzes },
  { path: '/navigation/quiz-detail/:id', lazy: lazyCode(() => import('./pages/quiz-detail')) },
  {
    path: '/navigation/exam/:id',
    lazy: lazyCode(() => import('./pages/exam')),
    children: [
      { index: true, lazy: lazyCode(() => import('./pages/exam-overview')) },
      {
        element: <ForEditors />,
        children: [
          { path: 'rules', lazy: lazyCode(() => import('./pages/exam-rules')) },
          { path: 'people', lazy: lazyCode(() => import('./pages/exam-people')) },
          { path: 'invite', lazy: lazyCode(() => import('./pages/exam-invite')) },
          { path: 'running', lazy: lazyCode(() => import('./pages/exam-running')) },
        ],
      },
      { path: 'marking', lazy: lazyCode(() => import('./pages/exam-marking')) },
      { path: 'marking/answers', lazy: lazyCode(() => import('./pages/marking-answers')) },
      { path: 'marking/desk', lazy: lazyCode(() => import('./pages/marking-desk')) },
      { path: 'results', lazy: lazyCode(() => import('./pages/exam-results')) },
      { path: 'figures', lazy: lazyCode(() => import('./pages/exam-figures')) },
      { path: '*', loader: toOverview, element: null },
    ],
  },
  { path: '/navigation/print-paper/:id', lazy: lazyCode(() => import('./pages/print-paper')) },
  { path: '/navigation/print-key/:id', lazy: lazyCode(() => import('./pages/print-key')) },
  { path: '/navigation/print-results/:id', lazy: lazyCode(() => import('./pages/print-results')) },
  { path: '/navigation/learner/:id', lazy: lazyCode(() => import('./pages/learner')) },
  { path: '/navigation/attempt/:id', lazy: lazyCode(() => import('./pages/attempt')) },
  { path: '/navigation/profile', lazy: lazyCode(() => import('./pages/profile')) },
  { path: '/navigation/profile/sessions', lazy: lazyCode(() => import('./pages/sessions')) },
  { path: '/navigation/profile/two-factor', lazy: lazyCode(() => import('./pages/two-factor')) },
  {
    path: '/navigation/profile/access-tokens',
    lazy: lazyCode(() => import('./pages/access-tokens')),
  },
  { path: '/navigation/profile/audit-log', lazy: lazyCode(() => import('./pages/audit-log')) },
  { path: '/navigation/profile/colleagues', lazy: lazyCode(() => import('./pages/colleagues')) },
  { path: '/navigation/about', lazy: lazyCode(() => import('./pages/about')) },
  { path: '/navigation/QuizSearch', lazy: lazyCode(() => import('./pages/quiz-search')) },
];

const pages = [
  {
    lazy: lazyCode(() => import('./front')),
    children: [
      { path: '/login', lazy: lazyCode(() => import('./pages/log-in')) },
      { path: '/join', lazy: lazyCode(() => import('./pages/join')) },
      { path: '/undo-reset', lazy: lazyCode(() => import('./pages/undo-reset')) },
      { path: '/register', lazy: lazyCode(() => import('./pages/sign-up')) },
      { path: '/demo/results', lazy: lazyCode(() => import('./pages/trial-results')) },
    ],
  },
  { path: '/navigation/LoginPage', loader: () => redirect('/login'), element: null },
  {
    loader: requireLogIn,
    lazy: lazyCode(() => import('./shell')),
    children: [{ errorElement: <RouteError />, children: staffPages }],
  },
  { path: '*', loader: leave, element: null },
];

export function createRouter() {
  return createBrowserRouter([
    {
      element: <Root />,
      hydrateFallbackElement: <LoadingPage />,
      children: [{ errorElement: <RouteError />, children: pages }],
    },
  ]);
}
