import { useMutation } from '@apollo/client/react';
import { Button, Fieldset, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { DialogActions } from '../ui/components/dialog-actions';
import { useState } from 'react';
import { graphql } from '../gql/marking';
import { DialogBox } from '../ui/components/dialog-box';
import {
  compareMarks,
  MAX_MARKS_CHARACTERS,
  parseMarks,
  shownMarks,
  sumOfMarks,
  type Marks,
} from '../ui/marks';
import { areGivable } from '../ui/marks-validation';
import { markingTexts } from '../ui/texts/marking-texts';
import { marksTexts } from '../ui/texts/marks-texts';
import { toProblem, problemMessage } from '../ui/feedback/problem';
import { useDraftAutosave, useStoredDraft } from '../ui/drafts/draft-autosave';
import { toast } from '../ui/feedback/toasts';
import type { MarkingQuestion } from './marking.query';

const SET = graphql(`
  mutation SetRubric($input: SetRubricInput!) {
    setRubric(input: $input) {
      questionId
      version
    }
  }
`);

const { rubricDialog: words } = markingTexts;
const MAX_CRITERIA = 20;
const MAX_LEVELS = 10;

export interface RubricDialogProps {
  quizId: string;
  question: MarkingQuestion;
  opened: boolean;
  onClose: () => void;
  onSaved: () => void;
}

interface LevelDraft {
  id: string | null;
  label: string;
  marks: string;
}

interface CriterionDraft {
  id: string | null;
  name: string;
  levels: LevelDraft[];
}

interface RubricDraft {
  isBinding: boolean;
  criteria: CriterionDraft[];
}

/** Edits the rubric of a question. */
export function RubricDialog({ opened, onClose, ...form }: RubricDialogProps) {
  return (
    <DialogBox opened={opened} title={words.title} onClose={onClose} size="lg">
      <RubricForm onClose={onClose} {...form} />
    </DialogBox>
  );
}

function RubricForm(props: Omit<RubricDialogProps, 'opened'>) {
  const { quizId, question, onClose, onSaved } = props;
  const { questionId, rubric } = question;
  const [stored] = useState(() => toRubricDraft(rubric));
  const name = `rubric ${questionId} ${rubric?.version ?? 1}`;
  const restored = useStoredDraft(name) as RubricDraft | null;
  const [draft, setDraft] = useState(restored ?? stored);
  const [problem, setProblem] = useState<string | null>(null);
  const [set, { loading }] = useMutation(SET);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored);
  const forget = useDraftAutosave(name, () => (isChanged ? draft : null), 'wait');
  const { criteria } = draft;
  const change = (index: number, changes: Partial<CriterionDraft>): void =>
    setDraft({
      ...draft,
      criteria: criteria.map((one, at) => (at === index ? { ...one, ...changes } : one)),
    });
  const save = async (): Promise<void> => {
    const criteriaInput = criteria.map(({ id, name, levels }) => ({
      id,
      name,
      levels: levels.map((level) => ({ ...level, marks: parseMarks(level.marks) ?? '' })),
    }));
    const version = rubric?.version ?? 1;
    const input = {
      quizId,
      questionId,
      version,
      isBinding: draft.isBinding,
      criteria: criteriaInput,
    };
    try {
      await set({ variables: { input } });
      forget();
      toast('success', words.saved);
      onSaved();
      onClose();
    } catch (error) {
      const failed = toProblem(error);
      setProblem(failed.code === 'STALE_VERSION' ? words.stale : problemMessage(failed));
      if (failed.code === 'STALE_VERSION') onSaved();
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isNumbered = criteria.every(({ levels }) =>
          levels.every(({ marks }) => areGivable(parseMarks(marks))),
        );
        if (isNumbered) void save();
        else setProblem(words.marksNeeded(marksTexts.given));
      }}
    >
      <Stack>
        <Text c="dimmed">{words.hint}</Text>
        {criteria.length === 0 && <Text>{words.none}</Text>}
        {criteria.map((criterion, index) => (
          <CriterionFields
            key={criterion.id ?? index}
            number={index + 1}
            criterion={criterion}
            onChange={(changes) => change(index, changes)}
            onRemove={() =>
              setDraft({ ...draft, criteria: criteria.filter((_, at) => at !== index) })
            }
          />
        ))}
        {criteria.length < MAX_CRITERIA && (
          <Group>
            <Button
              variant="default"
              onClick={() =>
                setDraft({
                  ...draft,
                  criteria: [...criteria, { id: null, name: '', levels: [newLevel(), newLevel()] }],
                })
              }
            >
              {words.addCriterion}
            </Button>
          </Group>
        )}
        {criteria.length > 0 && (
          <Text size="sm">{words.best(shownMarks(maxMarksOf(criteria)))}</Text>
        )}
        <Switch
          label={words.binding}
          description={words.bindingHint}
          checked={draft.isBinding}
          onChange={({ currentTarget }) => setDraft({ ...draft, isBinding: currentTarget.checked })}
        />
        {problem && (
          <Text c="red" role="alert">
            {problem}
          </Text>
        )}
        <DialogActions>
          <Button type="submit" loading={loading}>
            {words.save}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

interface CriterionFieldsProps {
  number: number;
  criterion: CriterionDraft;
  onChange: (changes: Partial<CriterionDraft>) => void;
  onRemove: () => void;
}

function CriterionFields({ number, criterion, onChange, onRemove }: CriterionFieldsProps) {
  const { name, levels } = criterion;
  const change = (index: number, changes: Partial<LevelDraft>): void =>
    onChange({
      levels: levels.map((one, at) => (at === index ? { ...one, ...changes } : one)),
    });
  return (
    <Fieldset aria-label={words.criterion(number)} p="sm">
      <Stack gap="sm">
        <TextInput
          label={words.criterion(number)}
          maxLength={200}
          value={name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        {levels.map((level, index) => (
          <Group key={level.id ?? index} gap="xs" align="flex-end">
            <TextInput
              aria-label={words.level(index + 1, number)}
              label={index === 0 && words.levelsHead}
              placeholder={words.levelHint}
              maxLength={500}
              flex="1 1 10rem"
              value={level.label}
              onChange={({ currentTarget }) => change(index, { label: currentTarget.value })}
            />
            <TextInput
              aria-label={words.marks(index + 1, number)}
              label={index === 0 && words.marksHead}
              placeholder={words.marksHint}
              autoComplete="off"
              maxLength={MAX_MARKS_CHARACTERS}
              w={90}
              value={level.marks}
              onChange={({ currentTarget }) => change(index, { marks: currentTarget.value })}
            />
            {levels.length > 1 && (
              <Button
                variant="default"
                aria-label={words.removeLevel(index + 1, number)}
                onClick={() => onChange({ levels: levels.filter((_, at) => at !== index) })}
              >
                {words.remove}
              </Button>
            )}
          </Group>
        ))}
        <Group gap="xs">
          {levels.length < MAX_LEVELS && (
            <Button
              size="xs"
              variant="default"
              aria-label={words.addLevelTo(number)}
              onClick={() => onChange({ levels: [...levels, newLevel()] })}
            >
              {words.addLevel}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={onRemove}>
            {words.removeCriterion(number)}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

function newLevel(): LevelDraft {
  return { id: null, label: '', marks: '' };
}

function toRubricDraft(rubric: MarkingQuestion['rubric']): RubricDraft {
  return {
    isBinding: rubric?.isBinding ?? false,
    criteria: (rubric?.criteria ?? []).map(({ id, name, levels }) => ({
      id,
      name,
      levels: levels.map(({ id, label, marks }) => ({ id, label, marks })),
    })),
  };
}

/** The sum of the best levels. */
function maxMarksOf(criteria: readonly CriterionDraft[]): Marks {
  return sumOfMarks(
    criteria.map(({ levels }) =>
      levels
        .map(({ marks }) => parseMarks(marks))
        .filter(areGivable)
        .reduce((best, one) => (compareMarks(one, best) > 0 ? one : best), '0'),
    ),
  );
}
