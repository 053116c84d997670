import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/feedback/notice';
import { findingsToCorrect } from '../../ui/findings';
import { formatNumber } from '../../ui/format';
import { stepTexts } from '../../ui/texts/step-texts';
import type { Exam } from '../exam.query';
import { stepPath } from './step-paths';

const { notReady: words } = stepTexts;

interface NotReadyNoticeProps {
  exam: Exam;
  /** Whether the page shows what must be corrected. */
  isCheckShown: boolean;
}

/** Says that a new exam does not open before what the check has found is corrected. */
export function NotReadyNotice({ exam, isCheckShown }: NotReadyNoticeProps) {
  if (!exam.awaitsCorrection) return null;
  const { length } = findingsToCorrect(exam.findings);
  const see = (
    <Anchor component={Link} to={stepPath(exam.quizId, 'check')} underline="always">
      {words.see}
    </Anchor>
  );
  return (
    <Notice
      tone="warning"
      title={length > 0 ? words.title(length, formatNumber(length)) : words.titleCorrected}
      action={!isCheckShown && see}
    >
      {length > 0 ? words.hint : words.hintCorrected}
    </Notice>
  );
}
