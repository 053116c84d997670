import { Notice } from '../../ui/feedback/notice';
import { useFormatTime } from '../../ui/format';
import { EditorsOnly } from '../../ui/session/editors-only';
import { examTexts } from '../../ui/texts/exam-texts';
import type { Exam, ExamQuiz } from '../exam.query';

const { state: words } = examTexts;

interface StateNoticeProps {
  exam: Exam;
  quiz: ExamQuiz;
}

/** Says whether candidates can start, and why not. A held exam says so above all of its pages. */
export function StateNotice({ exam, quiz }: StateNoticeProps) {
  const formatTime = useFormatTime();
  const { opensAt, closesAt } = exam.rules;
  if (!quiz.isCompleted || !exam.revision) {
    return (
      <Notice tone="warning" title={words.draftTitle}>
        <EditorsOnly>{words.draftHint}</EditorsOnly>
      </Notice>
    );
  }
  if (quiz.status === 'INACTIVE') {
    return (
      <Notice tone="warning" title={words.inactiveTitle}>
        {words.inactiveHint}
      </Notice>
    );
  }
  if (exam.isHeld) return null;
  if (exam.state === 'UNAVAILABLE') {
    return (
      <Notice tone="warning" title={words.unavailableTitle}>
        {words.unavailableHint}
      </Notice>
    );
  }
  if (exam.state === 'CLOSED') {
    return (
      <Notice tone="warning" title={words.closedTitle(formatTime(closesAt))}>
        {words.closedHint}
      </Notice>
    );
  }
  if (exam.state === 'NOT_YET') {
    return (
      <Notice tone="warning" title={words.notYetTitle(formatTime(opensAt))}>
        {words.notYetHint}
      </Notice>
    );
  }
  return (
    <Notice tone="success" title={words.openTitle}>
      {closesAt ? words.openUntil(formatTime(closesAt)) : words.openEndless}
    </Notice>
  );
}
