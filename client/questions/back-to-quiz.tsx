import { BackLink } from '../ui/back-link';
import { questionTexts } from '../ui/question-texts';
import { questionsHref } from '../ui/question-place';

/** The way back to where a question stands in its quiz. */
export function BackToQuiz({ quizId, position }: { quizId: string; position: number }) {
  return <BackLink to={questionsHref(quizId, position)}>{questionTexts.edit.back}</BackLink>;
}
