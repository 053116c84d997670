import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { examPath } from '../../ui/exam-paths';
import { useCan } from '../../ui/session/abilities';
import { useFormatTime } from '../../ui/format';
import { markingTexts } from '../../ui/texts/marking-texts';
import { LabelledText } from '../../ui/components/question-parts';
import classes from './answer-grade.module.css';
import type { AttemptPaper } from './attempt-paper.query';

const { paper: words } = markingTexts;

interface AnswerGradeProps {
  quizId: string;
  attemptId: string;
  question: AttemptPaper['questions'][number];
}

/** Who marked an answer, the comment, and a link to change the marks. */
export function AnswerGrade({ quizId, attemptId, question }: AnswerGradeProps) {
  const { place, outcome, grade } = question;
  const formatTime = useFormatTime();
  const canMark = useCan('MARK');
  if (!grade) return null;
  const { answerId, source, markedBy, gradedAt, comment } = grade;
  const when = formatTime(gradedAt);
  const who = markedBy === null ? words.byGone(when) : words.by(markedBy, when);
  return (
    <Stack gap={6} mt="sm">
      {comment && <LabelledText label={words.comment} text={comment} />}
      {outcome !== 'WAITING' && (
        <Text size="sm" c="dimmed">
          {source === 'RULE' ? words.byRule : who}
        </Text>
      )}
      {canMark && (
        <Anchor
          component={Link}
          size="sm"
          className={classes.link}
          to={`${examPath(quizId, 'marking/desk')}?answer=${answerId}&paper=${attemptId}`}
          aria-label={words.change(place)}
        >
          {words.changeShort}
        </Anchor>
      )}
    </Stack>
  );
}
