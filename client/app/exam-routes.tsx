import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { examPath } from '../ui/exam-paths';
import { lazyCode } from '../ui/lazy/lazy-code';
import { RequireEditor } from './require-editor';

function toCheck({ params: { id = '' } }: LoaderFunctionArgs) {
  return redirect(examPath(id));
}

/** Pages of an exam: its sections, its printed papers, and the attempts of candidates. */
export const examRoutes = [
  {
    path: '/navigation/exam/:id',
    lazy: lazyCode(async () => ({
      Component: (await import('../exams/steps/exam-layout')).ExamLayout,
    })),
    children: [
      {
        index: true,
        lazy: lazyCode(async () => ({
          Component: (await import('../exams/check/check-page')).CheckPage,
        })),
      },
      {
        element: <RequireEditor />,
        children: [
          {
            path: 'rules',
            lazy: lazyCode(async () => ({
              Component: (await import('../exams/rules/rules-page')).RulesPage,
            })),
          },
          {
            path: 'people',
            lazy: lazyCode(async () => ({
              Component: (await import('../exams/candidates/people-page')).PeoplePage,
            })),
          },
          {
            path: 'invite',
            lazy: lazyCode(async () => ({
              Component: (await import('../exams/candidates/invite-page')).InvitePage,
            })),
          },
          {
            path: 'marking/team',
            lazy: lazyCode(async () => ({
              Component: (await import('../marking/team/team-page')).TeamPage,
            })),
          },
          {
            path: 'running',
            lazy: lazyCode(async () => ({
              Component: (await import('../exams/invigilation/running-page')).RunningPage,
            })),
          },
        ],
      },
      {
        path: 'marking',
        lazy: lazyCode(async () => ({
          Component: (await import('../marking/marking-page')).MarkingPage,
        })),
      },
      {
        path: 'marking/answers',
        lazy: lazyCode(async () => ({
          Component: (await import('../marking/answers-page')).AnswersPage,
        })),
      },
      {
        path: 'marking/compare',
        lazy: lazyCode(async () => ({
          Component: (await import('../marking/compare-page')).ComparePage,
        })),
      },
      {
        path: 'marking/desk',
        lazy: lazyCode(async () => ({
          Component: (await import('../marking/desk-page')).DeskPage,
        })),
      },
      {
        path: 'results',
        lazy: lazyCode(async () => ({
          Component: (await import('../exams/results/results-page')).ResultsPage,
        })),
      },
      {
        path: 'class',
        lazy: lazyCode(async () => ({
          Component: (await import('../exams/picture/class-picture-page')).ClassPicturePage,
        })),
      },
      {
        path: 'figures',
        lazy: lazyCode(async () => ({
          Component: (await import('../exams/figures/figures-page')).FiguresPage,
        })),
      },
      {
        path: 'adjustments',
        lazy: lazyCode(async () => ({
          Component: (await import('../exams/adjustments/adjustments-page')).AdjustmentsPage,
        })),
      },
      { path: '*', loader: toCheck, element: null },
    ],
  },
  {
    path: '/navigation/print-paper/:id',
    lazy: lazyCode(async () => ({
      Component: (await import('../print/quiz-print-page')).QuestionPaperPage,
    })),
  },
  {
    path: '/navigation/print-key/:id',
    lazy: lazyCode(async () => ({
      Component: (await import('../print/quiz-print-page')).AnswerKeyPage,
    })),
  },
  {
    path: '/navigation/print-results/:id',
    lazy: lazyCode(async () => ({
      Component: (await import('../print/result-list-page')).ResultListPage,
    })),
  },
  {
    path: '/navigation/print-papers/:id',
    lazy: lazyCode(async () => ({
      Component: (await import('../print/marked-papers-page')).MarkedPapersPage,
    })),
  },
  {
    path: '/navigation/learner/:id',
    lazy: lazyCode(async () => ({
      Component: (await import('../exams/results/learner-page')).LearnerPage,
    })),
  },
  {
    path: '/navigation/attempt/:id',
    lazy: lazyCode(async () => ({
      Component: (await import('../exams/attempt/attempt-page')).AttemptPage,
    })),
  },
];
