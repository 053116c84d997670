/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CheckAnswers } from './check-answers';
import { DisplaySettingsFields } from '../components/display-settings-dialog';
import { SubmitView } from './submit-view';
import { LeaveQuestion } from './leave-question';
import { PaletteBox } from './palette';
import { QuestionCard } from './question-card';
import type { Sitting } from '../session/sitting';
import { SittingHeader } from './sitting-header';
import { texts } from '../texts/texts';
import { QuestionNav } from './question-nav';
import { useDisplaySettings } from '../components/use-display-settings';
import { useAnnouncements } from './use-announcements';
import { useShortcuts } from './use-shortcuts';

type View = 'QUESTIONS' | 'CHECKING';

/** An attempt under way. */
export function Running({ sitting, token }: { sitting: Sitting; token: string }) {
  const [view, setView] = useState<View>('QUESTIONS');
  const [leavingTo, setLeavingTo] = useState<number | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const asksRef = useRef(true);
  const news = useAnnouncements(sitting, token);
  const { keys } = useDisplaySettings();
  const isOne = sitting.attempt.layout === 'ONE' || sitting.isForward;
  const { place, questions, phase } = sitting;

  /** The question whose heading is to have the focus once it is drawn. */
  const [arrival, setArrival] = useState({ place });

  useEffect(() => {
    document.title = texts.page(sitting.title);
  }, [sitting]);
  // With what is drawn: a moment later somebody may be typing in the answer, and would type into nothing.
  useLayoutEffect(() => focusQuestion(arrival.place), [arrival]);

  /** Goes there by choice: focus follows to the question's heading. */
  const show = (to: number): void => {
    sitting.goTo(to);
    setView('QUESTIONS');
    setArrival({ place: to });
  };
  /** @param asks before a question is closed for good */
  const turn = (to: number, asks = asksRef.current): void => {
    if (to < 0 || to >= questions.length || sitting.isClosed(to)) return;
    if (sitting.isForward && to > sitting.reached && asks) setLeavingTo(to);
    else show(to);
  };
  const isBusy = phase !== 'RUNNING';
  const wasBusyRef = useRef(isBusy);
  useLayoutEffect(() => {
    if (isBusy) setLeavingTo(null);
    else if (wasBusyRef.current) focusQuestion(sitting.place);
    wasBusyRef.current = isBusy;
  }, [isBusy, sitting]);
  useShortcuts(!isBusy && view === 'QUESTIONS' && keys, {
    // A key is pressed by mistake sooner than a button, and again before the page is drawn anew.
    n: () => turn(sitting.place + 1, true),
    p: () => turn(sitting.place - 1),
    f: () => {
      const question = questions[sitting.place];
      if (question) sitting.flag(question.id);
    },
    '?': () => setShowsKeys(true),
  });

  const shown = isOne ? [place] : questions.map((_, index) => index);
  return (
    <div class="sitting">
      <SittingHeader sitting={sitting} news={news} />
      {isBusy ? (
        <main class="sheet">
          <SubmitView sitting={sitting} />
        </main>
      ) : view === 'CHECKING' ? (
        <main class="sheet">
          <CheckAnswers sitting={sitting} onGoTo={show} onBack={() => show(place)} />
        </main>
      ) : (
        <div class="desk">
          <main class="questions">
            {shown.map((index) => (
              <QuestionCard key={questions[index]?.id} sitting={sitting} place={index} />
            ))}
            <QuestionNav
              sitting={sitting}
              isOne={isOne}
              onTurn={(to) => turn(to)}
              onCheck={() => setView('CHECKING')}
            />
          </main>
          <PaletteBox
            sitting={sitting}
            onGoTo={(to) => turn(to)}
            onCheck={() => setView('CHECKING')}
          />
        </div>
      )}
      {leavingTo !== null && !isBusy && (
        <LeaveQuestion
          isAnswered={sitting.isAnswered(questions[place]?.id ?? '')}
          onClose={() => setLeavingTo(null)}
          onLeave={(again) => {
            asksRef.current = again;
            setLeavingTo(null);
            show(leavingTo);
          }}
        />
      )}
      {showsKeys && !isBusy && (
        <DisplaySettingsFields withKeys onClose={() => setShowsKeys(false)} />
      )}
    </div>
  );
}

/** Readers go on from the heading of what they came to. */
function focusQuestion(place: number): void {
  document.getElementById(`question-${place}`)?.focus();
}
