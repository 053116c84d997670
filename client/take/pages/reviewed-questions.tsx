/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { OutcomeMark } from '../components/outcome-mark';
import { announce } from '../components/announcer';
import { Button } from '../components/parts';
import { texts } from '../texts/texts';
import type { ReviewedQuestion } from '../api/api-types';
import { ReviewedQuestionCard } from './reviewed-question';

const words = texts.review;

/** A paper of so many questions is shown whole. */
const SHORT_PAPER = 10;
/** Of a longer one so many questions without full marks are open at first, so that the page stays short. */
const MAX_OPEN = 20;

/** Whether it was marked, and did not get full marks. */
const isNotRight = ({ outcome }: ReviewedQuestion): boolean =>
  outcome !== undefined && outcome !== 'RIGHT' && outcome !== 'WAITING';

/** The questions of a paper, those that went wrong first in view. */
export function ReviewedQuestions({ questions }: { questions: ReviewedQuestion[] }) {
  const [isFiltered, setFiltered] = useState(false);
  const [areOpen, setOpen] = useState<boolean | null>(null);
  // Drawn again when all are opened or closed, whatever was opened one by one before.
  const [version, setVersion] = useState(0);
  const wrong = questions.filter(isNotRight);
  const isShort = questions.length <= SHORT_PAPER;
  const isOpenAtFirst = (question: ReviewedQuestion): boolean =>
    isShort || (isNotRight(question) && wrong.length <= MAX_OPEN);
  const filter = (): void => {
    announce(words.shown(isFiltered ? questions.length : wrong.length, questions.length));
    setFiltered(!isFiltered);
  };
  return (
    <>
      <div class="review-tools">
        <Counts questions={questions} />
        <div class="actions">
          {wrong.length > 0 && wrong.length < questions.length && (
            <Button aria-pressed={isFiltered} onClick={filter}>
              {words.onlyWrong(wrong.length)}
            </Button>
          )}
          {!isShort && (
            <Button
              tone="quiet"
              onClick={() => {
                setOpen(areOpen !== true);
                setVersion(version + 1);
              }}
            >
              {areOpen === true ? words.closeAll : words.openAll}
            </Button>
          )}
        </div>
        {isFiltered && <p class="hint">{words.onlyWrongHint}</p>}
      </div>
      {questions.map((question, place) => (
        <ReviewedQuestionCard
          key={`${question.id} ${version}`}
          question={question}
          place={place}
          total={questions.length}
          isOpen={areOpen ?? isOpenAtFirst(question)}
          isLeftOut={isFiltered && !isNotRight(question)}
        />
      ))}
    </>
  );
}

const OUTCOMES = ['RIGHT', 'PARTLY', 'WRONG', 'BLANK', 'WAITING'] as const;

/** `60 right, 3 partly right, 12 wrong, 5 not answered`; empty where it is not shown what is right. */
function Counts({ questions }: { questions: readonly ReviewedQuestion[] }) {
  const counted = OUTCOMES.map((outcome) => ({
    outcome,
    number: questions.filter((question) => question.outcome === outcome).length,
  })).filter(({ number }) => number > 0);
  if (counted.length === 0) return null;
  return (
    <p class="outcome-counts">
      {counted.map(({ outcome, number }, index) => (
        <span key={outcome}>
          <OutcomeMark outcome={outcome} /> {words.counts[outcome](number)}
          {index < counted.length - 1 && ', '}
        </span>
      ))}
    </p>
  );
}
