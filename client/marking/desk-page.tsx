import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { shownMarks } from '../ui/marks';
import { markingTexts } from '../ui/texts/marking-texts';
import { toProblem, problemMessage } from '../ui/feedback/problem';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { toast } from '../ui/feedback/toasts';
import { useIsHere } from '../ui/hooks/use-is-here';
import { useLiveUpdates } from '../ui/hooks/use-live-updates';
import { AnswerForm } from './answer-form';
import { paperPath } from './desk-path';
import { DonePanel } from './done-panel';
import { CHANGED, MARKING } from './marking.query';
import { NEXT } from './marking-queue.query';
import { LastMarked } from './last-marked';
import { MarkingProgress } from './marking-progress';
import { GONE, OpenAnswer } from './open-answer';
import { useLastMarked } from './use-last-marked';
import { useListPath } from './use-list-path';
import { REQUEST_TIMEOUT_MS } from './use-mark-autosave';

const { desk: words } = markingTexts;

/** Marks one answer after the other. The URL has the scope: a question, a learner, or all. */
export function DeskPage() {
  const { id: quizId = '' } = useParams();
  const [url, setUrl] = useSearchParams();
  const [questionId, learnerId] = [url.get('question'), url.get('learner')];
  const answerId = url.get('answer');
  /** Opened from a learner's paper, for one answer. */
  const paper = paperPath(url.get('paper'));
  const back = useListPath(quizId, learnerId);
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const scope = { quizId, questionId, learnerId };
  const apollo = useApolloClient();
  const isHere = useIsHere();
  const { data, refetch } = useQuery(MARKING, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = (): void => ignoreErrors(refetch());
  useLiveUpdates(CHANGED, quizId, refresh);
  /** The ids of the answers marked on this page, for the Previous button. */
  const [visited, setVisited] = useState<string[]>([]);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  /** Counts changes made outside the form: each one remounts it. */
  const [reopened, setReopened] = useState(0);

  const show = (id: string | null): void => {
    // Whoever left while the answer was being looked up stays on the page they went to.
    if (!isHere()) return;
    setDone(id === null);
    setUrl(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete('answer');
        else next.set('answer', id);
        return next;
      },
      // The way back stays.
      { replace: true, state },
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
        context: { fetchOptions: { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) } },
      });
      if (afterId !== null) setVisited((before) => [...before, afterId]);
      show(data?.openNextAnswer?.id ?? null);
    } catch (error) {
      // The shown answer stays, with the typed marks.
      if (afterId === null) setFailure(error);
      else toast('failure', problemMessage(toProblem(error)));
    }
  };
  const { last, setLast, undo } = useLastMarked((id) => {
    setReopened((count) => count + 1);
    if (paper === null) show(id);
    // The paper is shown, with the marks that were undone.
    else ignoreErrors(apollo.refetchQueries({ include: 'active' }));
  });
  const goBack = (): void => {
    show(visited.at(-1) ?? null);
    setVisited(visited.slice(0, -1));
  };
  // Another part of the exam in the same page.
  const part = `${questionId} ${learnerId}`;
  const [shownPart, setShownPart] = useState(part);
  if (shownPart !== part) {
    setShownPart(part);
    setDone(false);
    setVisited([]);
  }
  const openFirst = useEffectEvent(() => void next(null));
  useEffect(() => {
    if (answerId !== null || isDone) return;
    const timer = setTimeout(() => openFirst());
    return () => clearTimeout(timer);
  }, [answerId, isDone]);

  const counts = progressOf(data?.marking, questionId);
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="md" align="flex-end">
        <div style={{ flex: '1 1 16rem' }}>{counts && <MarkingProgress {...counts} />}</div>
        <Button component={Link} to={paper ?? back} variant="default">
          {paper === null ? words.back : words.backToPaper}
        </Button>
      </Group>
      {paper === null && (
        <LastMarked answer={last?.now ?? null} onUndo={() => last && void undo(last)} />
      )}
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
        <DonePanel scope={scope} marking={data?.marking} back={back} />
      )}
      {answerId !== null && (
        <OpenAnswer key={`${answerId} ${reopened}`} id={answerId}>
          {(opened, openWith) => (
            <AnswerForm
              opened={opened}
              openWith={openWith}
              remarks={data?.marking.remarks ?? []}
              onRemarksChanged={refresh}
              onMarked={async (before, now) => {
                refresh();
                setLast({ before, now });
                if (paper === null) {
                  await next(answerId);
                  return;
                }
                const { marks, maxMarks } = now.answered;
                const text = words.marked(shownMarks(marks ?? '0'), shownMarks(maxMarks));
                toast('success', text, () => void undo({ before, now }));
                if (isHere()) await navigate(paper);
              }}
              onNext={paper === null ? async () => next(answerId) : undefined}
              onPrevious={visited.length === 0 ? undefined : goBack}
              onTakenBack={() => {
                refresh();
                setReopened((count) => count + 1);
              }}
            />
          )}
        </OpenAnswer>
      )}
    </Stack>
  );
}

/** The counts of the marked question, or of all questions. */
function progressOf(
  marking:
    | { waitingCount: number; markedCount: number; questions: readonly QuestionCounts[] }
    | undefined,
  questionId: string | null,
): { waiting: number; marked: number } | null {
  const counts =
    marking?.questions.find((question) => question.questionId === questionId) ?? marking;
  return counts ? { waiting: counts.waitingCount, marked: counts.markedCount } : null;
}

interface QuestionCounts {
  questionId: string;
  waitingCount: number;
  markedCount: number;
}
