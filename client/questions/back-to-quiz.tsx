import { BackLink } from '../ui/components/back-link';
import { questionTexts } from '../ui/texts/question-texts';
import { questionsHref } from '../ui/question-place';

/** The way back to where a question stands in its quiz. */
export function BackToQuiz({ quizId, position }: { quizId: string; position: number }) {
  return <BackLink to={questionsHref(quizId, position)}>{questionTexts.edit.back}</BackLink>;
}
