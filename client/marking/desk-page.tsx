import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { formatNumber } from '../ui/format';
import { markingTexts } from '../ui/texts/marking-texts';
import { problemOf, sentenceOf } from '../ui/feedback/problem';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../ui/feedback/states';
import { toast } from '../ui/feedback/toasts';
import { useChangesOf } from '../ui/hooks/use-exam-changes';
import { AnswerForm } from './answer-form';
import { CHANGED, MARK, MARKING, NEXT, TO_RULE, type MarkingAnswer } from './marking.query';
import { standingOf } from './mark-draft';
import { MarkingProgress } from './marking-progress';
import { GONE, OpenAnswer } from './open-answer';
import { PATIENCE_MS } from './use-mark-saving';

const { desk: words } = markingTexts;

/** One answer after the other. What is marked stands in the address: of a question, of a learner, or all. */
export function DeskPage() {
  const { id: quizId = '' } = useParams();
  const [url, setUrl] = useSearchParams();
  const [questionId, learnerId] = [url.get('question'), url.get('learner')];
  const answerId = url.get('answer');
  const scope = { quizId, questionId, learnerId };
  const apollo = useApolloClient();
  const { data, refetch } = useQuery(MARKING, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
  });
  const look = (): void => ignoreErrors(refetch());
  useChangesOf(CHANGED, quizId, look);
  /** Where this page has been, for the way back. */
  const [visited, setVisited] = useState<string[]>([]);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  /** Counts what was changed beside the form: it begins anew with that. */
  const [reopened, setReopened] = useState(0);

  const show = (id: string | null): void => {
    setDone(id === null);
    setUrl(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete('answer');
        else next.set('answer', id);
        return next;
      },
      { replace: true },
    );
  };
  const next = async (afterId: string | null): Promise<void> => {
    setFailure(null);
    try {
      const variables = { scope, afterId };
      const { data } = await apollo.mutate({
        mutation: NEXT,
        variables,
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } },
      });
      if (afterId !== null) setVisited((before) => [...before, afterId]);
      show(data?.openNextAnswer?.id ?? null);
    } catch (error) {
      // What is shown stays, with what is typed in it.
      if (afterId === null) setFailure(error);
      else toast('failure', sentenceOf(problemOf(error)));
    }
  };
  const goBack = (): void => {
    show(visited.at(-1) ?? null);
    setVisited(visited.slice(0, -1));
  };
  const begin = useEffectEvent(() => void next(null));
  useEffect(() => {
    if (answerId !== null || isDone) return;
    const soon = setTimeout(() => begin());
    return () => clearTimeout(soon);
  }, [answerId, isDone]);

  const undo = async (before: MarkingAnswer, now: MarkingAnswer): Promise<void> => {
    const { id, version } = now;
    const { marks, comment, levels } = standingOf(before);
    const chosen = levels.map(({ criterionId, levelId }) => ({ criterionId, levelId }));
    try {
      if (before.answered.grade?.source === 'RULE')
        await apollo.mutate({ mutation: TO_RULE, variables: { input: { id, version } } });
      else
        await apollo.mutate({
          mutation: MARK,
          variables: { input: { id, version, marks, comment, levels: chosen } },
        });
      toast('success', words.undone);
      setReopened((count) => count + 1);
      show(id);
    } catch (error) {
      toast('failure', sentenceOf(problemOf(error)));
    }
  };

  const back = `/navigation/exam/${quizId}/marking${learnerId ? '?show=learner' : ''}`;
  const counts = countsOf(data?.marking, questionId);
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="md" align="flex-end">
        <div style={{ flex: '1 1 16rem' }}>{counts && <MarkingProgress {...counts} />}</div>
        <Button component={Link} to={back} variant="default">
          {words.back}
        </Button>
      </Group>
      {data?.marking.settings.isAnonymous && (
        <Text size="sm" c="dimmed">
          {markingTexts.anonymous}
        </Text>
      )}
      {failure !== null && (
        <ErrorState
          title={words.failed}
          error={failure}
          gone={GONE}
          onRetry={() => void next(null)}
        />
      )}
      {isDone && answerId === null && (
        <EmptyState
          title={words.done}
          hint={words.doneHint}
          action={
            <Button component={Link} to={back}>
              {words.back}
            </Button>
          }
        />
      )}
      {answerId !== null && (
        <OpenAnswer key={`${answerId} ${reopened}`} id={answerId}>
          {(opened, openWith) => (
            <AnswerForm
              opened={opened}
              openWith={openWith}
              remarks={data?.marking.remarks ?? []}
              onRemarksChanged={look}
              onMarked={async (before, now) => {
                const given = formatNumber(now.answered.marks ?? 0);
                const most = formatNumber(now.answered.maxMarks);
                toast('success', words.marked(given, most), () => void undo(before, now));
                look();
                await next(answerId);
              }}
              onNext={async () => next(answerId)}
              onPrevious={visited.length === 0 ? undefined : goBack}
              onTakenBack={() => {
                look();
                setReopened((count) => count + 1);
              }}
            />
          )}
        </OpenAnswer>
      )}
    </Stack>
  );
}

/** Of the question that is marked, else of all. */
function countsOf(
  marking: { waitingCount: number; markedCount: number; questions: readonly Counted[] } | undefined,
  questionId: string | null,
): { waiting: number; marked: number } | null {
  const counted = marking?.questions.find((one) => one.questionId === questionId) ?? marking;
  return counted ? { waiting: counted.waitingCount, marked: counted.markedCount } : null;
}

interface Counted {
  questionId: string;
  waitingCount: number;
  markedCount: number;
}
