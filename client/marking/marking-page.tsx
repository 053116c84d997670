import { useQuery } from '@apollo/client/react';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useMay } from '../ui/session/abilities';
import { CardTable } from '../ui/components/card-table';
import { formatNumber } from '../ui/format';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { markingTexts as words } from '../ui/texts/marking-texts';
import { lazyComponent } from '../ui/lazy/lazy-component';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../ui/feedback/states';
import { useChangesOf } from '../ui/hooks/use-exam-changes';
import { LearnersToMark } from './learners-to-mark';
import { CHANGED, MARKING, type Marking, type MarkingQuestion } from './marking.query';
import { MarkingProgress } from './marking-progress';
import type { RubricDialogProps } from './rubric-dialog';
import type { SettingsDialogProps } from './settings-dialog';

const SettingsDialog = lazyComponent<SettingsDialogProps>(
  async () => (await import('./settings-dialog')).SettingsDialog,
);
const RubricDialog = lazyComponent<RubricDialogProps>(
  async () => (await import('./rubric-dialog')).RubricDialog,
);

/** So much of a question stands in the list. */
const MAX_TEXT = 140;

/** What waits for a person: by question or by learner. */
export function MarkingPage() {
  const { id: quizId = '' } = useParams();
  const [url, setUrl] = useSearchParams();
  const isByLearner = url.get('show') === 'learner';
  const mayEdit = useMay('EDIT');
  const [isSetting, setting] = useDisclosure(false);
  const { data, error, refetch } = useQuery(MARKING, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
  });
  const look = (): void => ignoreErrors(refetch());
  useChangesOf(CHANGED, quizId, look);
  if (error && !data) return <ErrorState title={words.failed} error={error} onRetry={look} />;
  if (!data) return <ListSkeleton />;
  const { marking } = data;
  const { settings, waitingCount, markedCount } = marking;
  const isAny = waitingCount + markedCount > 0;
  return (
    <Stack>
      <Group justify="space-between" gap="md" align="flex-end">
        <div style={{ flex: '1 1 16rem' }}>
          {isAny && <MarkingProgress waiting={waitingCount} marked={markedCount} />}
        </div>
        <Group gap="sm">
          {mayEdit && (
            <Button variant="default" onClick={setting.open} {...SettingsDialog.early}>
              {words.settings}
            </Button>
          )}
          {waitingCount > 0 && (
            <Button component={Link} to={deskPath(quizId)}>
              {words.markNext}
            </Button>
          )}
        </Group>
      </Group>
      {settings.isAnonymous && <Text c="dimmed">{words.anonymous}</Text>}
      {marking.questions.length === 0 ? (
        <EmptyState title={words.noQuestions} hint={words.noQuestionsHint} />
      ) : (
        <>
          {!isAny && <EmptyState title={words.nothing} hint={words.nothingHint} />}
          <SegmentedControl
            aria-label={words.group}
            w="fit-content"
            value={isByLearner ? 'learner' : 'question'}
            onChange={(value) =>
              setUrl(value === 'learner' ? { show: 'learner' } : {}, { replace: true })
            }
            data={[
              { value: 'question', label: words.byQuestion },
              { value: 'learner', label: words.byLearner },
            ]}
          />
          {isByLearner ? (
            <LearnersToMark quizId={quizId} />
          ) : (
            <Questions marking={marking} mayEdit={mayEdit} onChanged={look} />
          )}
        </>
      )}
      <SettingsDialog
        quizId={quizId}
        settings={settings}
        opened={isSetting}
        onClose={setting.close}
        onSaved={look}
      />
    </Stack>
  );
}

/** Where answers are marked, one after the other. */
function deskPath(quizId: string, questionId?: string): string {
  const scope = questionId === undefined ? '' : `?question=${questionId}`;
  return `/navigation/exam/${quizId}/marking/desk${scope}`;
}

interface QuestionsProps {
  marking: Marking;
  mayEdit: boolean;
  onChanged: () => void;
}

function Questions({ marking: { quizId, questions }, mayEdit, onChanged }: QuestionsProps) {
  const [written, setWritten] = useState<MarkingQuestion | null>(null);
  const [isWriting, writing] = useDisclosure(false);
  const { columns } = words;
  return (
    <>
      <CardTable
        label={words.questions}
        columns={Object.values({ ...columns, learner: '' }).filter(Boolean)}
      >
        {questions.map((question) => (
          <tr key={question.questionId}>
            <td data-label={columns.question}>
              <Text dir="auto" style={{ overflowWrap: 'anywhere' }}>
                {shortened(question.text)}
              </Text>
            </td>
            <td data-label={columns.waiting}>{formatNumber(question.waitingCount)}</td>
            <td data-label={columns.marked}>{formatNumber(question.markedCount)}</td>
            <td data-label={columns.mine}>{formatNumber(question.mineCount)}</td>
            <td data-label={columns.actions}>
              <Group gap="xs">
                {question.waitingCount > 0 && (
                  <Button
                    component={Link}
                    size="xs"
                    to={deskPath(quizId, question.questionId)}
                    aria-label={words.markNamed(shortened(question.text))}
                  >
                    {words.mark}
                  </Button>
                )}
                {question.markedCount > 0 && (
                  <Button
                    component={Link}
                    size="xs"
                    variant="default"
                    to={`/navigation/exam/${quizId}/marking/answers?question=${question.questionId}`}
                    aria-label={words.lookNamed(shortened(question.text))}
                  >
                    {words.look}
                  </Button>
                )}
                {mayEdit && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={words.rubricNamed(shortened(question.text))}
                    {...RubricDialog.early}
                    onClick={() => {
                      setWritten(question);
                      writing.open();
                    }}
                  >
                    {words.rubric}
                  </Button>
                )}
              </Group>
            </td>
          </tr>
        ))}
      </CardTable>
      {written && (
        <RubricDialog
          key={written.questionId}
          quizId={quizId}
          question={written}
          opened={isWriting}
          onClose={writing.close}
          onSaved={onChanged}
        />
      )}
    </>
  );
}

function shortened(text: string): string {
  const signs = Array.from(text);
  return signs.length > MAX_TEXT ? `${signs.slice(0, MAX_TEXT).join('')}…` : text;
}
