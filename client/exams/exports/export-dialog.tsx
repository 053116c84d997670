import { Button, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { AttemptSet, ExportContent, ExportFormat } from '../../gql/exams/graphql';
import { DialogBox } from '../../ui/components/dialog-box';
import { exportTexts as words } from '../../ui/texts/export-texts';
import { figureTexts } from '../figure-texts';
import { ATTEMPT_SETS, setNamed } from '../attempt-sets';
import { ExportProgress } from './export-progress';
import { RecentExports } from './recent-exports';
import { useExport } from './use-export';

const CONTENTS = ['RESULTS', 'EXAM_FIGURES', 'QUESTION_FIGURES', 'RESPONSES'] as const;
const FORMATS = ['XLSX', 'CSV'] as const;

interface ExportDialogProps {
  quizId: string;
  /** Chosen at first. */
  content: ExportContent;
  attemptSet: AttemptSet;
  opened: boolean;
  onClose: () => void;
}

/** Starts an export, and shows its progress and earlier exports. */
export function ExportDialog({ quizId, opened, onClose, ...first }: ExportDialogProps) {
  const [content, setContent] = useState(first.content);
  const [attemptSet, setAttemptSet] = useState(first.attemptSet);
  const [format, setFormat] = useState<ExportFormat>('XLSX');
  const { current, failure, isStarting, start, cancel } = useExport(quizId);
  const isOfFigures = content === 'EXAM_FIGURES' || content === 'QUESTION_FIGURES';
  const isOpen = current?.state === 'QUEUED' || current?.state === 'RUNNING';
  return (
    <DialogBox opened={opened} title={words.title} onClose={onClose} size="lg">
      <Stack>
        <Radio.Group
          label={words.content}
          value={content}
          onChange={(value) => setContent(CONTENTS.find((entry) => entry === value) ?? 'RESULTS')}
        >
          <Stack gap="xs" mt="xs">
            {CONTENTS.map((value) => (
              <Radio key={value} value={value} label={words.contents[value]} />
            ))}
          </Stack>
        </Radio.Group>
        {isOfFigures && (
          <NativeSelect
            label={figureTexts.set}
            value={attemptSet}
            onChange={({ currentTarget: { value } }) =>
              setAttemptSet(setNamed(value) ?? attemptSet)
            }
            data={ATTEMPT_SETS.map((value) => ({ value, label: figureTexts.sets[value] }))}
          />
        )}
        <Radio.Group
          label={words.format}
          value={format}
          onChange={(value) => setFormat(FORMATS.find((entry) => entry === value) ?? 'XLSX')}
        >
          <Stack gap="xs" mt="xs">
            {FORMATS.map((value) => (
              <Radio
                key={value}
                value={value}
                label={words.formats[value]}
                description={value === 'CSV' ? words.csvHint : undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
        {!isOfFigures && (
          <Text size="sm" c="dimmed">
            {words.personal}
          </Text>
        )}
        <Button
          loading={isStarting}
          disabled={isOpen}
          onClick={() => void start({ content, format, attemptSet })}
          style={{ alignSelf: 'flex-start' }}
        >
          {words.start}
        </Button>
        <ExportProgress
          row={current}
          failure={failure}
          onRetry={() => void start({ content, format, attemptSet })}
          onCancel={() => void cancel()}
        />
        {opened && <RecentExports quizId={quizId} ended={isOpen ? null : (current?.id ?? null)} />}
      </Stack>
    </DialogBox>
  );
}
