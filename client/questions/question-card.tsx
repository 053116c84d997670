import { Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { QuietTag } from '../ui/components/quiet-tag';
import { WrittenText } from '../ui/components/question-parts';
import { anchorOf } from '../ui/question-paths';
import { questionTexts } from '../ui/texts/question-texts';
import { StoredPicture } from '../ui/components/stored-picture';
import { kindOf } from './kinds/registry';
import type { Question } from './content/question.query';
import { questionMarksText } from '../ui/question-marks';
import paper from '../ui/pictures/exam-paper.module.css';

const { detail: words } = questionTexts;

interface QuestionCardProps {
  question: Question;
  /** The position of the question, from 1. */
  position: number;
  /** The drag handle. */
  handle: ReactNode;
  /** The buttons of the question. */
  actions: ReactNode;
}

/** A question with its key, for authors. */
export function QuestionCard({ question, position, handle, actions }: QuestionCardProps) {
  const { text, image, kind } = question;
  const marks = questionMarksText(question);
  const { View, label } = kindOf(kind);
  return (
    <Paper className={paper.sheet} id={anchorOf(position)} style={{ breakInside: 'avoid' }}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Group gap="xs" wrap="nowrap">
          {handle}
          <Text size="sm" c="dimmed" fw={600}>
            {words.question(position)}
          </Text>
        </Group>
        <Group gap="xs">
          {marks !== '' && (
            <Text size="sm" c="dimmed">
              {marks}
            </Text>
          )}
          <QuietTag>{label}</QuietTag>
        </Group>
      </Group>
      <WrittenText isHeading text={text} />
      <StoredPicture image={image} />
      <View question={question} />
      {actions}
    </Paper>
  );
}
