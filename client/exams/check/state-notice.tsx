import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/feedback/notice';
import { useFormatTime } from '../../ui/format';
import { findingsToCorrect } from '../../ui/findings';
import { EditorsOnly } from '../../ui/session/editors-only';
import { examTexts } from '../../ui/texts/exam-texts';
import type { Exam, ExamQuiz } from '../exam.query';
import { opensLater } from '../opens-later';
import { stepPath } from '../steps/step-paths';

const { state: words } = examTexts;

interface StateNoticeProps {
  exam: Exam;
  quiz: ExamQuiz;
}

/** Says whether candidates can start, and why not. An exam that is not ready says so above all of its pages. */
export function StateNotice({ exam, quiz }: StateNoticeProps) {
  const formatTime = useFormatTime();
  const { opensAt, closesAt } = exam.rules;
  if (!quiz.isCompleted || !exam.revision) {
    return (
      <Notice
        tone="warning"
        title={words.draftTitle}
        action={<RuleLink quizId={quiz.id} rule="opensAt" label={words.setOpening} />}
      >
        <EditorsOnly>
          {words.draftHint} {openingOf(exam, formatTime)}
        </EditorsOnly>
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
  if (exam.awaitsCorrection) return null;
  if (exam.state === 'UNAVAILABLE') {
    return (
      <Notice tone="warning" title={words.unavailableTitle}>
        {words.unavailableHint}
      </Notice>
    );
  }
  if (exam.state === 'CLOSED') {
    return (
      <Notice
        tone="warning"
        title={words.closedTitle(formatTime(closesAt))}
        action={<RuleLink quizId={quiz.id} rule="closesAt" label={words.setClosing} />}
      >
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

/** When learners can start, once the paper is submitted. */
function openingOf({ findings, rules }: Exam, formatTime: (time: string) => string): string {
  const { opensAt, access } = rules;
  if (findingsToCorrect(findings).length > 0) return words.opensCorrected;
  if (opensAt !== null && opensLater(rules)) return words.opensThen(formatTime(opensAt));
  return access === 'INVITATION' ? words.opensInvited : words.opensAtOnce;
}

interface RuleLinkProps {
  quizId: string;
  rule: 'opensAt' | 'closesAt';
  label: string;
}

function RuleLink({ quizId, rule, label }: RuleLinkProps) {
  return (
    <EditorsOnly>
      <Anchor component={Link} to={`${stepPath(quizId, 'rules')}#${rule}`} underline="always">
        {label}
      </Anchor>
    </EditorsOnly>
  );
}
