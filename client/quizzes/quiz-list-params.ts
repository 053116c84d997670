import { useListUrl, type ListFilter } from '../ui/hooks/use-list-url';

interface QuizFilter {
  status: 'ACTIVE' | 'INACTIVE' | null;
  isCompleted: boolean | null;
}

export interface QuizListParams extends QuizFilter {
  search: string;
  page: number;
}

const NAMES = { status: 'status', isCompleted: 'completed' } as const;

const quizFilter: ListFilter<QuizFilter> = {
  read: (url) => {
    const status = url.get(NAMES.status);
    const completed = url.get(NAMES.isCompleted);
    return {
      status: status === 'ACTIVE' || status === 'INACTIVE' ? status : null,
      isCompleted: completed === null ? null : completed === 'yes',
    };
  },
  write: ({ status, isCompleted }, url) => {
    if (status) url.set(NAMES.status, status);
    if (isCompleted !== null) url.set(NAMES.isCompleted, isCompleted ? 'yes' : 'no');
  },
};

/** The state of the list of quizzes in the URL. */
export const useQuizListParams = () => useListUrl(quizFilter);
