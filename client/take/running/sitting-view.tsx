/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { AwaitedQuestion } from './awaited-question';
import { CheckAnswers } from './check-answers';
import type { PageCacheState } from '../session/page-cache';
import { DisplaySettingsFields } from '../components/display-settings-dialog';
import { SubmitView } from './submit-view';
import { LeaveQuestionDialog } from './leave-question-dialog';
import { Notices } from './notices';
import { PausedView } from './paused-view';
import { StaffMessages } from './staff-messages';
import { PaletteBox } from './palette';
import { QuestionCard } from './question-card';
import type { Sitting } from '../session/sitting';
import { SittingHeader } from './sitting-header';
import { texts } from '../texts/texts';
import { QuestionNav } from './question-nav';
import { runningNotices } from './running-notices';
import { useDisplaySettings } from '../components/use-display-settings';
import { usePicturePrefetch } from '../hooks/use-picture-prefetch';
import { useAnnouncements } from './use-announcements';
import { useShortcuts } from './use-shortcuts';
import { useWideWindow } from './use-wide-window';

type View = 'QUESTIONS' | 'CHECKING';

/** The page of a running sitting. */
export function SittingView({
  sitting,
  token,
  pageCache,
}: {
  sitting: Sitting;
  token: string;
  /** Whether a reload goes on without a connection. */
  pageCache: PageCacheState;
}) {
  const [view, setView] = useState<View>('QUESTIONS');
  const [leavingTo, setLeavingTo] = useState<number | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const asksRef = useRef(true);
  const announcement = useAnnouncements(sitting, token);
  usePicturePrefetch(sitting);
  const { keys } = useDisplaySettings();
  const isWide = useWideWindow();
  const isOne = sitting.attempt.layout === 'ONE' || sitting.isForward;
  const { place, questions, questionCount, phase } = sitting;

  /** The question whose heading gets the focus after the next render. */
  const [focusTarget, setFocusTarget] = useState({ place });

  useEffect(() => {
    document.title = texts.page(sitting.title);
  }, [sitting]);
  // In the layout effect: later, the focus could be taken from an answer that is being typed.
  useLayoutEffect(() => focusQuestion(focusTarget.place), [focusTarget]);

  /** Goes to a question and focuses its heading. */
  const goTo = (to: number): void => {
    sitting.goTo(to);
    setView('QUESTIONS');
    setFocusTarget({ place: to });
  };
  /** @param asks confirms leaving a question, which closes it (forward-only) */
  const tryGoTo = (to: number, asks = asksRef.current): void => {
    if (to < 0 || to >= questionCount || sitting.isClosed(to)) return;
    if (sitting.isForward && to > sitting.reached && asks) setLeavingTo(to);
    else goTo(to);
  };
  const { awaitedPlace } = sitting.progress.delivery;
  const wasAwaitingRef = useRef(false);
  useLayoutEffect(() => {
    if (wasAwaitingRef.current && awaitedPlace === null) focusQuestion(sitting.place);
    wasAwaitingRef.current = awaitedPlace !== null;
  }, [awaitedPlace, sitting]);
  const isSubmitting = phase !== 'RUNNING';
  const isPaused = sitting.deadline.pausedAt !== null && !isSubmitting;
  const wasSubmittingRef = useRef(isSubmitting);
  useLayoutEffect(() => {
    if (isSubmitting) setLeavingTo(null);
    else if (wasSubmittingRef.current) focusQuestion(sitting.place);
    wasSubmittingRef.current = isSubmitting;
  }, [isSubmitting, sitting]);
  useShortcuts(!isSubmitting && awaitedPlace === null && view === 'QUESTIONS' && keys, {
    // Always asks: keys are easily pressed by mistake, or twice before the page is rendered.
    n: () => tryGoTo(sitting.place + 1, true),
    p: () => tryGoTo(sitting.place - 1),
    f: () => {
      const question = questions[sitting.place];
      if (question && !sitting.isForward) sitting.flag(question.id);
    },
    '?': () => setShowsKeys(true),
  });

  const onGoTo = (to: number): void => tryGoTo(to);
  const onCheck = (): void => setView('CHECKING');
  const shown = isOne ? [place] : questions.map((_, index) => index);
  return (
    <div class="sitting">
      <SittingHeader sitting={sitting} />
      <Notices
        notices={runningNotices(sitting, announcement, pageCache)}
        shown={`${phase} ${view} ${focusTarget.place}`}
      />
      {isPaused ? (
        <PausedView sitting={sitting} />
      ) : (
        <StaffMessages sitting={sitting} returnsTo={headingId(place)} />
      )}
      {isSubmitting ? (
        <main class="sheet">
          <SubmitView sitting={sitting} />
        </main>
      ) : view === 'CHECKING' ? (
        <main class="sheet">
          <CheckAnswers sitting={sitting} onGoTo={goTo} onBack={() => goTo(place)} />
        </main>
      ) : (
        <div class="desk">
          <main class="questions" data-heading={headingId(place)}>
            {awaitedPlace !== null ? (
              <AwaitedQuestion {...{ sitting, pageCache }} place={awaitedPlace} />
            ) : (
              shown.map((index) => (
                <QuestionCard key={questions[index]?.id} sitting={sitting} place={index} />
              ))
            )}
          </main>
          <QuestionNav {...{ sitting, isOne, isWide, onGoTo, onCheck }} />
          {isWide && <PaletteBox {...{ sitting, onGoTo, onCheck }} />}
        </div>
      )}
      {leavingTo !== null && !isSubmitting && (
        <LeaveQuestionDialog
          isAnswered={sitting.isAnswered(questions[place]?.id ?? '')}
          isTimed={sitting.deadlineAt !== null}
          isNextMissing={sitting.saver.isOffline && leavingTo >= questions.length}
          onClose={() => setLeavingTo(null)}
          onLeave={(asksAgain) => {
            asksRef.current = asksAgain;
            setLeavingTo(null);
            goTo(leavingTo);
          }}
        />
      )}
      {showsKeys && !isSubmitting && (
        <DisplaySettingsFields withKeys onClose={() => setShowsKeys(false)} />
      )}
    </div>
  );
}

const headingId = (place: number): string => `question-${place}`;

/** Screen readers continue from the focused heading. Its question begins below the header. */
function focusQuestion(place: number): void {
  const heading = document.getElementById(headingId(place));
  heading?.focus({ preventScroll: true });
  heading?.closest('article')?.scrollIntoView();
}
