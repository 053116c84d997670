import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/feedback/notice';
import { findingsToMend } from '../../ui/findings';
import { formatNumber } from '../../ui/format';
import { stepTexts } from '../../ui/texts/step-texts';
import type { Exam } from '../exam.query';
import { stepPath } from './step-paths';

const { notReady: words } = stepTexts;

interface NotReadyNoticeProps {
  exam: Exam;
  /** Whether the page shows what must be mended. */
  isCheckShown: boolean;
}

/** Says that a new exam does not open before what the check has found is mended. */
export function NotReadyNotice({ exam, isCheckShown }: NotReadyNoticeProps) {
  if (!exam.isHeld) return null;
  const { length } = findingsToMend(exam.findings);
  const see = (
    <Anchor component={Link} to={stepPath(exam.quizId, 'check')} underline="always">
      {words.see}
    </Anchor>
  );
  return (
    <Notice
      tone="warning"
      title={length > 0 ? words.title(length, formatNumber(length)) : words.titleMended}
      action={!isCheckShown && see}
    >
      {length > 0 ? words.hint : words.hintMended}
    </Notice>
  );
}
