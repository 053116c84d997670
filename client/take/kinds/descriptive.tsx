/** @jsxImportSource preact */
/** Answered in the learner's own words. */
import { useId } from 'preact/hooks';
import { formatNumber } from '../format';
import { Picture } from '../picture';
import { texts } from '../texts';
import type { Response, ReviewedQuestion } from '../wire';
import type { AnswerProps, Kind } from './kind';

/** As the server takes it (server/questions/kinds/descriptive.kind.ts). */
const MAX_RESPONSE = 20_000;
/** The end is said when it comes near. */
const NEAR_THE_END = 2_000;

const textOf = (response: Response): string =>
  response !== null && 'text' in response ? response.text : '';

function Answer({ question, response, onRespond, onPause }: AnswerProps) {
  const id = useId();
  const text = textOf(response);
  const left = MAX_RESPONSE - text.length;
  return (
    <div class="essay">
      <p id={`${id}-question`} class="text" dir="auto">
        {question.text}
      </p>
      <Picture image={question.image} />
      <label for={id} id={`${id}-label`}>
        {texts.sitting.answer}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={8}
        value={text}
        maxLength={MAX_RESPONSE}
        aria-labelledby={`${id}-label ${id}-question`}
        onInput={({ currentTarget: { value } }) => onRespond(value === '' ? null : { text: value })}
        onBlur={onPause}
      />
      {left <= NEAR_THE_END && (
        <p class="hint">{texts.sitting.left(formatNumber(Math.max(0, left)))}</p>
      )}
    </div>
  );
}

function Reviewed({ question }: { question: ReviewedQuestion }) {
  const text = textOf(question.response);
  return (
    <>
      <p class="text" dir="auto">
        {question.text}
      </p>
      <Picture image={question.image} />
      <h3>{texts.review.yours}</h3>
      {text.trim() ? (
        <p class="text given" dir="auto">
          {text}
        </p>
      ) : (
        <p class="dim">{texts.review.none}</p>
      )}
      {question.key?.modelAnswer && (
        <div class="explanation">
          <h3>{texts.review.model}</h3>
          <p class="text" dir="auto">
            {question.key.modelAnswer}
          </p>
        </div>
      )}
    </>
  );
}

export const descriptive: Kind = { Answer, Reviewed };
