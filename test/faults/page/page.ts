/** The candidate's pages without rendering: the client's own parts, combined as its pages do. */
import { request, backOffMs, isRetryable, RefusedError } from '../../../client/take/api/api';
import { ServerClock } from '../../../client/take/session/clock';
import type { AttemptContext } from '../../../client/take/session/attempt-context';
import { findBegun, type ResumableAttempt } from '../../../client/take/session/begun-attempts';
import { LateAnswers } from '../../../client/take/sync/late-answers';
import { deliverUnfinished, findResumable } from '../../../client/take/session/unfinished-sittings';
import { openSitting } from '../../../client/take/session/open-sitting';
import { Outbox } from '../../../client/take/sync/outbox';
import { markAttemptOpen } from '../../../client/take/session/presence';
import type { Phase } from '../../../client/take/session/phase';
import type { Sitting } from '../../../client/take/session/sitting';
import { Tab } from '../../../client/take/session/tab';
import { watchSitting } from '../../../client/take/session/sitting-watcher';
import type { Lobby } from '../../../client/take/api/api-types';
import type { RecordedChange, Page, Response, PageView } from './page-view.js';

const tab = new Tab(() => sessionStorage);
const RUNNING: Phase[] = ['RUNNING', 'SUBMITTING', 'TIME_UP'];

/**
 * Opens a candidate's link (LinkPage).
 * @param starts whether the candidate presses the button of the lobby; else only an unfinished sitting resumes
 */
export function openPage(token: string, starts: boolean): Page {
  const outbox = new Outbox();
  const late = new LateAnswers(token, outbox);
  const context: AttemptContext = { token, tab, clock: new ServerClock(), outbox, late };
  let sitting: Sitting | null = null;
  let attemptIds: string[] = [];
  let isOpening = false;
  let phaseWithoutSitting: 'BEFORE' | 'FAILED' | 'OVER' = 'BEFORE';
  let unwatchCurrent: () => void = () => undefined;

  async function readLobby(): Promise<void> {
    const lobby = await fetchLobby();
    // It has gone on without the server's answer meanwhile.
    if (sitting !== null || isOpening) return;
    attemptIds = lobby.attempts.map(({ id }) => id);
    for (const { id, submittedAt } of lobby.attempts)
      if (submittedAt !== null) void deliverUnfinished(context, id);
    const running = lobby.attempts.find(({ submittedAt }) => submittedAt === null)?.id;
    const resumable = await findResumable(context, running, () => undefined);
    if (resumable !== null || (starts && lobby.mayStart)) await open(running ?? null);
    // The lobby of a paused exam is read again until it goes on.
    else if (running !== undefined || lobby.mayStart || lobby.whyNot === 'EXAM_PAUSED')
      phaseWithoutSitting = 'FAILED';
    else phaseWithoutSitting = 'OVER';
  }

  /** As useFetch does. */
  async function fetchLobby(): Promise<Lobby> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await request<'/attempts/mine'>('/mine', { token });
      } catch (error) {
        if (!isRetryable(error)) throw error;
        if (tries === 1) await goOnWithoutAnswer();
        await new Promise((done) => setTimeout(done, backOffMs(tries, error)));
      }
    }
  }

  /** As useBegunAttempt does. */
  async function goOnWithoutAnswer(): Promise<void> {
    const begun = await findBegun(context);
    if (begun) await open(begun.sitting.attempt.id, begun);
  }

  /** As SittingPage does. */
  async function open(goOn: string | null, begun: ResumableAttempt | null = null): Promise<void> {
    // The button may be pressed again while the server does not answer: as there, only one sitting is opened.
    if (isOpening) return;
    const earlier = sitting;
    const isGone = (): boolean => false;
    const options = { goOn, begun, earlier, isGone, failed: () => undefined };
    isOpening = true;
    try {
      const next = await openSitting(context, options);
      if (!next) return;
      sitting = next;
      attemptIds = [next.attempt.id];
      unwatchCurrent();
      unwatchCurrent = watch(next);
    } catch (failure) {
      const isEnded = failure instanceof RefusedError && failure.code === 'ATTEMPT_ENDED';
      if (isEnded && earlier) earlier.handleRefusal(failure);
      else phaseWithoutSitting = isEnded ? 'OVER' : 'FAILED';
    } finally {
      isOpening = false;
    }
  }

  /** As SittingView does: it stops when another page is shown. */
  function watch(shown: Sitting): () => void {
    const leaveAttempt = markAttemptOpen(shown.attempt.id);
    const unwatch = watchSitting(shown, token, () => undefined);
    const look = (): void => {
      if (!RUNNING.includes(shown.phase)) unwatch();
    };
    const unsubscribe = shown.subscribe(look);
    look();
    return () => {
      unsubscribe();
      unwatch();
      leaveAttempt();
    };
  }

  function recordChange(questionId: string, change: (to: Sitting) => void): RecordedChange | null {
    if (!sitting) return null;
    // A forward-only exam shows one question, and no other accepts answers.
    if (sitting.isForward && sitting.questions[sitting.place]?.id !== questionId) return null;
    const before = sitting.saver.lastSequence;
    change(sitting);
    const sequence = sitting.saver.lastSequence;
    if (sequence === before) return null;
    const { id: attemptId, epoch } = sitting.attempt;
    const { response, isFlagged } = sitting.answerOf(questionId);
    return { attemptId, questionId, epoch, sequence, isFlagged, response };
  }

  const waiting = (): number => attemptIds.reduce((sum, id) => sum + late.stateOf(id).waiting, 0);

  readLobby().catch(() => {
    phaseWithoutSitting = 'FAILED';
  });
  return {
    view: () => viewOf(sitting, phaseWithoutSitting, waiting()),
    stateOf: (questionId) => sitting?.saver.stateOf(questionId) ?? 'SAVED',
    answerOf: (questionId) => sitting?.answerOf(questionId).response ?? null,
    respond: (questionId, response: Response, atOnce) =>
      recordChange(questionId, (to) => to.respond(questionId, response, atOnce)),
    flag: (questionId) => recordChange(questionId, (to) => to.flag(questionId)),
    goToQuestion: (place) => sitting?.goTo(place),
    submit: () => void sitting?.submit(),
    takeOver: () => void open(null),
  };
}

function viewOf(
  sitting: Sitting | null,
  phaseWithoutSitting: PageView['phase'],
  waiting: number,
): PageView {
  return {
    phase: sitting?.phase ?? phaseWithoutSitting,
    attemptId: sitting?.attempt.id ?? null,
    epoch: sitting?.attempt.epoch ?? 0,
    questions:
      sitting?.questions.map(({ id, kind, text, marks, options = [] }) => ({
        ...{ id, kind, text, marks },
        options: options.map((option) => ({ id: option.id, text: option.text })),
      })) ?? [],
    isForward: sitting?.isForward ?? false,
    place: sitting?.place ?? 0,
    reached: sitting?.reached ?? 0,
    // Once the paper is closed, only late answers can be pending.
    pending: sitting && RUNNING.includes(sitting.phase) ? sitting.unsent().length : waiting,
    refused: sitting?.saver.refusedCount ?? 0,
    isPersistent: sitting?.isPersistent ?? true,
  };
}
