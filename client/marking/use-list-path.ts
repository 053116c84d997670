import { examPath } from '../ui/exam-paths';
import { useWayBack } from '../ui/hooks/way-back';

/**
 * The path of the list that somebody came from to mark, with its page and filter.
 * @param learnerId whose answers are marked; null: those to a question, or all
 */
export function useListPath(quizId: string, learnerId: string | null): string {
  const back = useWayBack();
  const list = examPath(quizId, 'marking');
  return back?.to ?? (learnerId === null ? list : `${list}?show=learner`);
}
