import type { Exam, ExamQuiz } from '../exam.query';
import { ChangesBar } from './changes-bar';
import { NotReadyNotice } from './not-ready-notice';

interface StepNoticesProps {
  exam: Exam;
  quiz: ExamQuiz;
  /** Whether the page is the check itself, which shows what must be corrected. */
  isCheckShown: boolean;
}

/** What concerns every page of an exam: why it does not open, and what learners do not get. */
export function StepNotices({ exam, quiz, isCheckShown }: StepNoticesProps) {
  return (
    <>
      <NotReadyNotice exam={exam} isCheckShown={isCheckShown} />
      <ChangesBar exam={exam} quiz={quiz} isCheckShown={isCheckShown} />
    </>
  );
}
