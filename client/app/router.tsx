import { createBrowserRouter, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { readSession } from '../ui/session';
import { lazyPage } from './lazy-page';
import { LoadingPage } from './loading-page';
import { logInPath } from './paths';
import { Root } from './root';
import { RouteError } from './route-error';

function home() {
  return redirect(readSession() ? '/all-quizzes' : '/login');
}

function requireLogIn({ request }: LoaderFunctionArgs) {
  if (readSession()) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(logInPath(pathname + search));
}

function toOverview({ params: { id = '' } }: LoaderFunctionArgs) {
  return redirect(`/navigation/exam/${id}`);
}

const quizzes = lazyPage(() => import('./pages/quizzes'));

const staffPages = [
  { path: '/all-quizzes', lazy: quizzes },
  { path: '/all-quizes', lazy: quizzes },
  { path: '/navigation/create-exam', lazy: quizzes },
  { path: '/navigation/exam-form', lazy: lazyPage(() => import('./pages/exam-form')) },
  { path: '/navigation/quiz-detail/:id', lazy: lazyPage(() => import('./pages/quiz-detail')) },
  {
    path: '/navigation/exam/:id',
    lazy: lazyPage(() => import('./pages/exam')),
    children: [
      { index: true, lazy: lazyPage(() => import('./pages/exam-overview')) },
      { path: 'rules', lazy: lazyPage(() => import('./pages/exam-rules')) },
      { path: 'people', lazy: lazyPage(() => import('./pages/exam-people')) },
      { path: 'invite', lazy: lazyPage(() => import('./pages/exam-invite')) },
      { path: 'running', lazy: lazyPage(() => import('./pages/exam-running')) },
      { path: 'results', lazy: lazyPage(() => import('./pages/exam-results')) },
      { path: '*', loader: toOverview, element: null },
    ],
  },
  { path: '/navigation/attempt/:id', lazy: lazyPage(() => import('./pages/attempt')) },
  { path: '/navigation/class-lists', lazy: lazyPage(() => import('./pages/class-lists')) },
  { path: '/navigation/class-lists/:id', lazy: lazyPage(() => import('./pages/class-list')) },
];

const pages = [
  { path: '/', loader: home, element: null },
  { path: '/login', lazy: lazyPage(() => import('./pages/log-in')) },
  { path: '/register', lazy: lazyPage(() => import('./pages/sign-up')) },
  {
    loader: requireLogIn,
    lazy: lazyPage(() => import('./shell')),
    children: [{ errorElement: <RouteError />, children: staffPages }],
  },
  { path: '*', loader: () => redirect('/'), element: null },
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
