/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { OutcomeMark } from '../components/outcome-mark';
import { Fold } from '../components/fold';
import { getQuestionKind } from '../kinds/registry';
import { formatRounded } from '../texts/exam-rules-text';
import { texts } from '../texts/texts';
import type { ReviewedQuestion } from '../api/api-types';

const words = texts.review;

/** Of a folded question, a line is shown; the rest of a long text is cut. */
const MAX_BRIEF = 200;

/** Without the marks of blocks of code (client/design/split-text.ts). */
const briefOf = (text: string): string => text.replace(/```[^\n`]*/g, ' ').slice(0, MAX_BRIEF);

interface ReviewedQuestionCardProps {
  question: ReviewedQuestion;
  place: number;
  total: number;
  /** Whether it is open at first. */
  isOpen: boolean;
  /** Left out on the screen by the filter; print shows it. */
  isLeftOut: boolean;
}

/** A question of a submitted paper: a line that opens to the whole. */
export function ReviewedQuestionCard(props: ReviewedQuestionCardProps) {
  const { question, place, total, isLeftOut } = props;
  const [isOpen, setOpen] = useState(props.isOpen);
  const { outcome, given, marks, kind, levels, comment } = question;
  const Shown = getQuestionKind(kind).Reviewed;
  return (
    <article class="question reviewed" data-left-out={isLeftOut || undefined}>
      <Fold
        class="reviewed-fold"
        isOpen={isOpen}
        onToggle={setOpen}
        summary={
          <>
            {outcome && <OutcomeMark outcome={outcome} />}
            <div class="reviewed-head">
              <h2>{texts.sitting.question(place + 1, total)}</h2>
              {outcome && (
                <span class={`outcome ${outcome.toLowerCase()}`}>
                  {words.outcomes[outcome]}
                  {given != null && `: ${words.given(formatRounded(given), formatRounded(marks))}`}
                </span>
              )}
              {!isOpen && (
                <span class="brief" dir="auto">
                  {briefOf(question.text)}
                </span>
              )}
            </div>
          </>
        }
      >
        <Shown question={question} />
        {levels && levels.length > 0 && (
          <div class="explanation">
            <h3>{words.rubric}</h3>
            <ul>
              {levels.map(({ criterion, level, marks: levelMarks }) => (
                <li key={criterion} dir="auto">
                  {words.level(criterion, level, formatRounded(levelMarks))}
                </li>
              ))}
            </ul>
          </div>
        )}
        {comment && (
          <div class="explanation">
            <h3>{words.comment}</h3>
            <p class="text" dir="auto">
              {comment}
            </p>
          </div>
        )}
      </Fold>
    </article>
  );
}
