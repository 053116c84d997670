import { Fieldset, Radio, Stack, Text } from '@mantine/core';
import { shownMarks } from '../ui/marks';
import { markingTexts } from '../ui/texts/marking-texts';
import { marksOfDraft, type MarkDraft } from './mark-draft';
import type { MarkingAnswer } from './marking-queue.query';

const { desk: words } = markingTexts;

interface RubricLevelsProps {
  answer: MarkingAnswer;
  draft: MarkDraft;
  onChoose: (levels: MarkDraft['levels']) => void;
}

/** Chooses a level of each criterion. Levels chosen by an earlier rubric are shown too. */
export function RubricLevels({ answer, draft, onChoose }: RubricLevelsProps) {
  const { levels: chosen } = draft;
  const { rubric, levels } = answer;
  const earlier = levels.filter(
    ({ criterionId, levelId }) =>
      chosen[criterionId] === levelId &&
      !rubric.criteria.some(
        ({ id, levels: now }) => id === criterionId && now.some(({ id }) => id === levelId),
      ),
  );
  if (rubric.criteria.length === 0 && earlier.length === 0) return null;
  const sum = marksOfDraft(answer, draft);
  return (
    <Stack gap="sm">
      {rubric.criteria.map(({ id, name, levels: choices }) => (
        <Fieldset key={id} legend={name} p="sm">
          <Stack gap={6}>
            {[...choices, null].map((level) => (
              <Radio
                key={level?.id ?? ''}
                name={`criterion ${id}`}
                label={level ? `${level.label} (${shownMarks(level.marks)})` : words.noLevel}
                checked={(chosen[id] ?? '') === (level?.id ?? '')}
                onChange={() => onChoose(chosenWith(chosen, id, level?.id ?? null))}
              />
            ))}
          </Stack>
        </Fieldset>
      ))}
      {earlier.length > 0 && (
        <Text size="sm" c="dimmed">
          {words.keptLevels}
          {': '}
          {earlier
            .map(({ criterion, level, marks }) => `${criterion}: ${level} (${shownMarks(marks)})`)
            .join('; ')}
        </Text>
      )}
      {sum !== null && <Text size="sm">{words.levelsSum(shownMarks(sum))}</Text>}
    </Stack>
  );
}

function chosenWith(
  levels: MarkDraft['levels'],
  criterionId: string,
  levelId: string | null,
): MarkDraft['levels'] {
  const others = Object.entries(levels).filter(([id]) => id !== criterionId);
  return Object.fromEntries(levelId === null ? others : [...others, [criterionId, levelId]]);
}
