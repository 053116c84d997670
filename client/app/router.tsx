import {
  createBrowserRouter,
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { readSession } from '../ui/session/session';
import { lazyCode } from '../ui/lazy/lazy-code';
import { editorRoutes } from './editor-routes';
import { examRoutes } from './exam-routes';
import { RequireEditor } from './require-editor';
import { LoadingPage } from './loading-page';
import { logInPath } from './addresses/paths';
import { Root } from './root';
import { RouteErrorBoundary } from './route-error-boundary';

/**
 * Leaves the staff client: the server decides which other pages this host has
 * (server/core/http/host-routes.ts).
 */
function leave() {
  return redirectDocument('/');
}

function requireLogIn({ request }: LoaderFunctionArgs) {
  if (readSession()) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(logInPath(pathname + search));
}

const quizzes = lazyCode(async () => ({
  Component: (await import('../quizzes/quizzes-page')).QuizzesPage,
}));

/** Only where this machine serves the application: users need no styleguide. */
function requireOwnMachine() {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
    ? null
    : redirect('/all-quizzes');
}

const staffPages = [
  { element: <RequireEditor />, children: editorRoutes },
  { path: '/all-quizzes', lazy: quizzes },
  { path: '/all-quizes', lazy: quizzes },
  { path: '/navigation/create-exam', lazy: quizzes },
  { path: '/navigation/dashboard', lazy: lazyCode(() => import('./pages/today')) },
  { path: '/navigation/quiz-detail/:id', lazy: lazyCode(() => import('./pages/quiz-detail')) },
  ...examRoutes,
  { path: '/navigation/profile', lazy: lazyCode(() => import('./pages/profile')) },
  { path: '/navigation/profile/sessions', lazy: lazyCode(() => import('./pages/sessions')) },
  { path: '/navigation/profile/two-factor', lazy: lazyCode(() => import('./pages/two-factor')) },
  {
    path: '/navigation/profile/access-tokens',
    lazy: lazyCode(async () => ({
      Component: (await import('../profile/access-tokens/access-tokens-page')).AccessTokensPage,
    })),
  },
  {
    path: '/navigation/profile/audit-log',
    lazy: lazyCode(async () => ({
      Component: (await import('../profile/audit-log/audit-log-page')).AuditLogPage,
    })),
  },
  {
    path: '/navigation/profile/colleagues',
    lazy: lazyCode(async () => ({
      Component: (await import('../profile/colleagues/colleagues-page')).ColleaguesPage,
    })),
  },
  {
    path: '/navigation/about',
    lazy: lazyCode(async () => ({ Component: (await import('./about-page')).AboutPage })),
  },
  {
    path: '/navigation/styleguide',
    loader: requireOwnMachine,
    lazy: lazyCode(async () => ({
      Component: (await import('./styleguide/styleguide-page')).StyleguidePage,
    })),
  },
  {
    path: '/navigation/QuizSearch',
    lazy: lazyCode(async () => ({
      Component: (await import('./quiz-search-page')).QuizSearchPage,
    })),
  },
];

const pages = [
  {
    lazy: lazyCode(() => import('./public-layout')),
    children: [
      { path: '/login', lazy: lazyCode(() => import('./pages/log-in')) },
      { path: '/join', lazy: lazyCode(() => import('./pages/join')) },
      {
        path: '/undo-reset',
        lazy: lazyCode(async () => ({
          Component: (await import('../auth/undo-reset-page')).UndoResetPage,
        })),
      },
      { path: '/register', lazy: lazyCode(() => import('./pages/sign-up')) },
      { path: '/demo/results', lazy: lazyCode(() => import('./pages/trial-results')) },
    ],
  },
  { path: '/navigation/LoginPage', loader: () => redirect('/login'), element: null },
  {
    loader: requireLogIn,
    lazy: lazyCode(() => import('./shell')),
    children: [{ errorElement: <RouteErrorBoundary />, children: staffPages }],
  },
  { path: '*', loader: leave, element: null },
];

export function createRouter() {
  return createBrowserRouter([
    {
      element: <Root />,
      hydrateFallbackElement: <LoadingPage />,
      children: [{ errorElement: <RouteErrorBoundary />, children: pages }],
    },
  ]);
}
