import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { entryProps } from '../ui/hooks/use-focus-after-removal';
import { GripIcon } from '../ui/icons';
import { questionTexts } from '../ui/texts/question-texts';
import { Editing } from '../ui/session/editing';
import { DeleteQuestion } from './delete-question';
import { EDIT_PATHS } from './edit-paths';
import { MoveQuestion } from './move-question';
import { QuestionCard } from './question-card';
import type { Question } from './question.query';
import classes from './sortable-question.module.css';

const { list: words } = questionTexts;

interface SortableQuestionProps {
  question: Question;
  /** Where it stands, from 1. */
  position: number;
  /** Questions in the quiz. */
  count: number;
  /** While an order is being stored. */
  isBusy: boolean;
  onMove: (position: number) => void;
  onGone: () => void;
  onBack: () => void;
}

/** A question of the list: to read, edit, delete, and move by its handle or to a place. */
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
          <Editing>
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
          </Editing>
        }
        actions={
          <Editing>
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
          </Editing>
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
