import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { QuestionKind } from '../gql/questions/graphql';
import { entryProps } from '../ui/hooks/use-focus-after-removal';
import { GripIcon } from '../ui/icons';
import { questionTexts } from '../ui/texts/question-texts';
import { EditorsOnly } from '../ui/session/editors-only';
import { DeleteQuestion } from './delete-question';
import { MoveQuestion } from './move-question';
import { QuestionCard } from './question-card';
import type { Question } from './content/question.query';
import classes from './sortable-question.module.css';

const { list: words } = questionTexts;

/** The path to edit a question of a kind (docs/specification.md, section 2). */
const EDIT_PATHS: Record<QuestionKind, string> = {
  MCQ: '/navigation/mcq',
  DESCRIPTIVE: '/navigation/descriptive',
};

interface SortableQuestionProps {
  question: Question;
  /** The position of the question, from 1. */
  position: number;
  /** The number of questions in the quiz. */
  count: number;
  /** A new order is being saved. */
  isBusy: boolean;
  onMove: (position: number) => void;
  onGone: () => void;
  onBack: () => void;
}

/** A question of the list, with actions to edit, delete and move it. */
export function SortableQuestion(props: SortableQuestionProps) {
  const { question, position, count, isBusy, onMove, onGone, onBack } = props;
  const [isMoving, setMoving] = useState(false);
  const sortable = useSortable({ id: question.id, disabled: isBusy });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform } = sortable;
  return (
    <li
      ref={setNodeRef}
      className={classes.entry}
      data-dragged={sortable.isDragging || undefined}
      style={{
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition: sortable.transition,
      }}
      {...entryProps(question.id)}
    >
      <QuestionCard
        question={question}
        position={position}
        handle={
          <EditorsOnly>
            <ActionIcon
              ref={setActivatorNodeRef}
              variant="subtle"
              color="gray"
              className={classes.handle}
              {...attributes}
              {...listeners}
              aria-label={words.drag(position)}
              aria-roledescription={undefined}
            >
              <GripIcon />
            </ActionIcon>
          </EditorsOnly>
        }
        actions={
          <EditorsOnly>
            <Group gap="xs" mt="sm" className={classes.actions}>
              <Button
                component={Link}
                to={`${EDIT_PATHS[question.kind]}/${question.id}`}
                size="compact-sm"
                variant="default"
                aria-label={words.editNamed(position)}
              >
                {words.edit}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={words.moveNamed(position)}
                disabled={count < 2}
                onClick={() => setMoving(true)}
              >
                {words.move}
              </Button>
              <DeleteQuestion
                question={question}
                position={position}
                onGone={onGone}
                onBack={onBack}
              />
            </Group>
          </EditorsOnly>
        }
      />
      <MoveQuestion
        opened={isMoving}
        position={position}
        count={count}
        onClose={() => setMoving(false)}
        onMove={(place) => {
          setMoving(false);
          onMove(place);
        }}
      />
    </li>
  );
}
