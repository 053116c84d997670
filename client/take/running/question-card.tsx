/** @jsxImportSource preact */
import { formatExact, formatMarks, lostMarks } from '../texts/exam-rules-text';
import { getQuestionKind } from '../kinds/registry';
import { Button } from '../components/parts';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';
import type { SaveState } from '../sync/saver-dependencies';

const words = texts.sitting;
const SAVE_STATE_TEXTS: Record<SaveState, string> = {
  SAVED: words.saved,
  PENDING: words.pending,
  REFUSED: words.refused,
};

/** A question with its answer field, flag and save state. */
export function QuestionCard({ sitting, place }: { sitting: Sitting; place: number }) {
  const question = sitting.questions[place];
  if (!question) return null;
  const { wrongMarks } = question;
  const { response, isFlagged } = sitting.answerOf(question.id);
  const state = sitting.saver.stateOf(question.id);
  const { Answer, hasClearButton } = getQuestionKind(question.kind);
  const showsState = response !== null || isFlagged || state !== 'SAVED';
  const isAmongOthers = sitting.attempt.layout === 'ALL' && !sitting.isForward;
  const questionName = isAmongOthers && <span class="sr">{words.ofQuestion(place + 1)}</span>;
  return (
    <article class="question" data-question={place + 1} onFocusIn={() => sitting.setPlace(place)}>
      <header>
        <div>
          <h2 id={`question-${place}`} tabIndex={-1}>
            {words.question(place + 1, sitting.questionCount)}
          </h2>
          <span class="dim">
            {formatMarks(question.marks)}
            {wrongMarks && words.wrong(formatExact(lostMarks(wrongMarks)))}
          </span>
        </div>
        {/* Forward-only: nothing can be come back to. */}
        {!sitting.isForward && (
          <Button
            tone="quiet"
            class="flag"
            aria-pressed={isFlagged}
            onClick={() => sitting.flag(question.id)}
            title={words.flagThis}
          >
            <Flag />
            {isFlagged ? words.flagged : words.flag}
            {questionName}
          </Button>
        )}
      </header>
      <Answer
        question={question}
        response={response}
        checksSpelling={sitting.attempt.checksSpelling}
        onRespond={(newResponse, atOnce) => sitting.respond(question.id, newResponse, atOnce)}
      />
      <footer>
        <span class={`save-state ${state.toLowerCase()}`} data-saved={state}>
          {showsState && SAVE_STATE_TEXTS[state]}
        </span>
        {hasClearButton && response !== null && (
          <Button
            tone="quiet"
            onClick={() => {
              sitting.respond(question.id, null, true);
              // The button disappears with the answer: move the focus.
              document.getElementById(`question-${place}`)?.focus();
            }}
          >
            {words.clear}
            {questionName}
          </Button>
        )}
      </footer>
    </article>
  );
}

function Flag() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M4 14V2.5h8.5L10.5 6l2 3.5H4" fill="none" stroke="currentColor" stroke-width="1.6" />
    </svg>
  );
}
