import { useQuery } from '@apollo/client/react';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { examPath } from '../ui/exam-paths';
import { useCan } from '../ui/session/abilities';
import { RecordTable } from '../ui/components/record-table';
import { formatNumber } from '../ui/format';
import { StickyBar } from '../ui/components/sticky-bar';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { markingTexts as words } from '../ui/texts/marking-texts';
import { compareTexts, teamTexts } from '../ui/texts/marking-team-texts';
import { lazyComponent } from '../ui/lazy/lazy-component';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../ui/feedback/states';
import { useLiveUpdates } from '../ui/hooks/use-live-updates';
import { deskPath } from './desk-path';
import { LearnersToMark } from './learners-to-mark';
import { CHANGED, MARKING, type Marking, type MarkingQuestion } from './marking.query';
import { MarkingProgress } from './marking-progress';
import { numberedQuestion } from './numbered-question';
import type { RubricDialogProps } from './rubric-dialog';
import type { SettingsDialogProps } from './settings-dialog';

const SettingsDialog = lazyComponent<SettingsDialogProps>(
  async () => (await import('./settings-dialog')).SettingsDialog,
);
const RubricDialog = lazyComponent<RubricDialogProps>(
  async () => (await import('./rubric-dialog')).RubricDialog,
);

/** The list shows this many characters of a question. */
const MAX_TEXT = 140;

/** The answers that wait for manual marking, by question or by learner. */
export function MarkingPage() {
  const { id: quizId = '' } = useParams();
  const [url, setUrl] = useSearchParams();
  const isByLearner = url.get('show') === 'learner';
  const canEdit = useCan('EDIT');
  const [areSettingsOpen, settingsDialog] = useDisclosure(false);
  const { data, error, refetch } = useQuery(MARKING, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = (): void => ignoreErrors(refetch());
  useLiveUpdates(CHANGED, quizId, refresh);
  if (error && !data) return <ErrorState title={words.failed} error={error} onRetry={refresh} />;
  if (!data) return <ListSkeleton />;
  const { marking } = data;
  const { settings, waitingCount, markedCount } = marking;
  const isAny = waitingCount + markedCount > 0;
  return (
    <Stack>
      <StickyBar filters={isAny && <MarkingProgress waiting={waitingCount} marked={markedCount} />}>
        <Group gap="sm">
          {canEdit && (
            <Button component={Link} to={examPath(quizId, 'marking/team')} variant="default">
              {teamTexts.link}
            </Button>
          )}
          {canEdit && (
            <Button variant="default" onClick={settingsDialog.open} {...SettingsDialog.preload}>
              {words.settings}
            </Button>
          )}
          {waitingCount > 0 && (
            <Button component={Link} to={deskPath(quizId)}>
              {words.markNext}
            </Button>
          )}
        </Group>
      </StickyBar>
      {settings.isAnonymous && <Text c="dimmed">{words.anonymous}</Text>}
      {marking.isPart && <Text c="dimmed">{words.part}</Text>}
      {marking.questions.length === 0 ? (
        <EmptyState
          of="marking"
          title={marking.isPart ? words.nothing : words.noQuestions}
          hint={marking.isPart ? words.noPartHint : words.noQuestionsHint}
        />
      ) : (
        <>
          {!isAny && <EmptyState of="marking" title={words.nothing} hint={words.nothingHint} />}
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
            <Questions marking={marking} canEdit={canEdit} onChanged={refresh} />
          )}
        </>
      )}
      <SettingsDialog
        quizId={quizId}
        settings={settings}
        opened={areSettingsOpen}
        onClose={settingsDialog.close}
        onSaved={refresh}
      />
    </Stack>
  );
}

interface QuestionsProps {
  marking: Marking;
  canEdit: boolean;
  onChanged: () => void;
}

function Questions({ marking: { quizId, questions }, canEdit, onChanged }: QuestionsProps) {
  const [edited, setEdited] = useState<MarkingQuestion | null>(null);
  const [isEditing, rubricDialog] = useDisclosure(false);
  const { columns } = words;
  return (
    <>
      <RecordTable
        label={words.questions}
        columns={Object.values({ ...columns, learner: '' }).filter(Boolean)}
        numeric={[columns.waiting, columns.marked, columns.mine]}
      >
        {questions.map((question) => (
          <tr key={question.questionId}>
            <td data-cell="main">
              <Text dir="auto">
                {numberedQuestion({ ...question, text: shorten(question.text) })}
              </Text>
            </td>
            <td data-cell="number" data-label={columns.waiting}>
              {formatNumber(question.waitingCount)}
            </td>
            <td data-cell="number" data-label={columns.marked}>
              {formatNumber(question.markedCount)}
            </td>
            <td data-cell="number" data-label={columns.mine}>
              {formatNumber(question.mineCount)}
            </td>
            <td data-cell="actions">
              <Group gap="xs">
                {question.waitingCount > 0 && (
                  <Button
                    component={Link}
                    size="xs"
                    to={deskPath(quizId, { questionId: question.questionId })}
                    aria-label={words.markNamed(shorten(question.text))}
                  >
                    {words.mark}
                  </Button>
                )}
                {question.markedCount > 0 && (
                  <Button
                    component={Link}
                    size="xs"
                    variant="default"
                    to={`${examPath(quizId, 'marking/answers')}?question=${question.questionId}`}
                    aria-label={words.lookNamed(shorten(question.text))}
                  >
                    {words.look}
                  </Button>
                )}
                {question.waitingCount + question.markedCount > 1 && (
                  <Button
                    component={Link}
                    size="xs"
                    variant="default"
                    to={`${examPath(quizId, 'marking/compare')}?question=${question.questionId}`}
                    aria-label={compareTexts.linkNamed(shorten(question.text))}
                  >
                    {compareTexts.link}
                  </Button>
                )}
                {canEdit && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={words.rubricNamed(shorten(question.text))}
                    {...RubricDialog.preload}
                    onClick={() => {
                      setEdited(question);
                      rubricDialog.open();
                    }}
                  >
                    {words.rubric}
                  </Button>
                )}
              </Group>
            </td>
          </tr>
        ))}
      </RecordTable>
      {edited && (
        <RubricDialog
          key={edited.questionId}
          quizId={quizId}
          question={edited}
          opened={isEditing}
          onClose={rubricDialog.close}
          onSaved={onChanged}
        />
      )}
    </>
  );
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_TEXT ? `${characters.slice(0, MAX_TEXT).join('')}…` : text;
}
