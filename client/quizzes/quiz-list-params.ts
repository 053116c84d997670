import { useListAddress, type Narrowing } from '../ui/hooks/use-list-address';

interface Narrowed {
  status: 'ACTIVE' | 'INACTIVE' | null;
  isCompleted: boolean | null;
}

export interface QuizListParams extends Narrowed {
  search: string;
  page: number;
}

const NAMES = { status: 'status', isCompleted: 'completed' } as const;

const narrowing: Narrowing<Narrowed> = {
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

/** What the list of quizzes shows, as its address says. */
export const useQuizListParams = () => useListAddress(narrowing);
