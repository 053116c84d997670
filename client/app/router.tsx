import { createBrowserRouter, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { readSession } from '../ui/session';
import { LoadingPage } from './loading-page';
import { logInPath } from './paths';
import { RouteError } from './route-error';

function home() {
  return redirect(readSession() ? '/all-quizzes' : '/login');
}

function requireLogIn({ request }: LoaderFunctionArgs) {
  if (readSession()) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(logInPath(pathname + search));
}

export function createRouter() {
  return createBrowserRouter([
    {
      errorElement: <RouteError />,
      hydrateFallbackElement: <LoadingPage />,
      children: [
        { path: '/', loader: home, element: null },
        { path: '/login', lazy: () => import('./pages/log-in') },
        { path: '/register', lazy: () => import('./pages/sign-up') },
        {
          loader: requireLogIn,
          lazy: () => import('./shell'),
          children: [
            {
              errorElement: <RouteError />,
              children: [
                { path: '/all-quizzes', lazy: () => import('./pages/quizzes') },
                { path: '/all-quizes', lazy: () => import('./pages/quizzes') },
                { path: '/navigation/create-exam', lazy: () => import('./pages/quizzes') },
                { path: '/navigation/exam-form', lazy: () => import('./pages/exam-form') },
                { path: '/navigation/quiz-detail/:id', lazy: () => import('./pages/quiz-detail') },
              ],
            },
          ],
        },
        { path: '*', loader: () => redirect('/'), element: null },
      ],
    },
  ]);
}
