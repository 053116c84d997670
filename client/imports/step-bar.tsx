import { Group, Progress, Stack, Text } from '@mantine/core';
import { CheckIcon } from '../ui/icons';
import { importTexts as words } from '../ui/texts/import-texts';
import classes from './step-bar.module.css';

const STEPS = ['upload', 'READING', 'CHECKING', 'PICTURES', 'STORING'] as const;
export type Step = (typeof STEPS)[number];

interface StepBarProps {
  current: Step;
  /** Counts, or what the import waits for. */
  detail: string;
  /** Progress of the current step; null when unknown. */
  percent: number | null;
}

/** The steps Upload, Read, Check, Pictures and Store, with the progress of the current one. */
export function StepBar({ current, detail, percent }: StepBarProps) {
  const at = STEPS.indexOf(current);
  return (
    <Stack gap="sm" w="100%">
      <ol className={classes.steps}>
        {STEPS.map((step, index) => (
          <li
            key={step}
            className={classes.step}
            data-state={stateOf(index, at)}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={classes.bubble} aria-hidden="true">
              {index < at ? <CheckIcon size={14} /> : index + 1}
            </span>
            {words.steps[step]}
          </li>
        ))}
      </ol>
      <Progress value={percent ?? 100} animated={percent === null} aria-label={words.progress} />
      <Group role="status">
        <Text size="sm">{detail}</Text>
      </Group>
    </Stack>
  );
}

function stateOf(index: number, at: number): 'done' | 'current' | 'ahead' {
  if (index < at) return 'done';
  return index === at ? 'current' : 'ahead';
}
