/** @jsxImportSource preact */
/** Answered in the learner's own words. */
import type { TargetedEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { announce } from '../components/announcer';
import { formatNumber } from '../texts/format';
import { Picture } from '../components/picture';
import { texts } from '../texts/texts';
import type { Response, ReviewedQuestion } from '../api/api-types';
import type { AnswerProps, Kind } from './kind';

/** As the server takes it (server/questions/kinds/descriptive.kind.ts). */
const MAX_RESPONSE = 20_000;
/** The end is said when it comes near. */
const NEAR_THE_END = 2_000;

const CUT = texts.sitting.cut(formatNumber(MAX_RESPONSE));

type TargetedClipboardEvent = TargetedEvent<HTMLTextAreaElement, ClipboardEvent>;

const textOf = (response: Response): string =>
  response !== null && 'text' in response ? response.text : '';

function Answer({ question, response, onRespond }: AnswerProps) {
  const id = useId();
  const text = textOf(response);
  const left = MAX_RESPONSE - text.length;
  const [isCut, setCut] = useState(false);
  /** The browser takes what has room, and says nothing. */
  const paste = ({ currentTarget, clipboardData }: TargetedClipboardEvent): void => {
    const { selectionStart, selectionEnd, value } = currentTarget;
    const pasted = (clipboardData?.getData('text') ?? '').replace(/\r\n/g, '\n').length;
    const isTooLong = value.length - (selectionEnd - selectionStart) + pasted > MAX_RESPONSE;
    setCut(isTooLong);
    if (isTooLong) announce(CUT);
  };
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
        aria-describedby={left <= NEAR_THE_END || isCut ? `${id}-hint` : undefined}
        onPaste={paste}
        onInput={({ currentTarget: { value } }) => onRespond(value === '' ? null : { text: value })}
      />
      {(left <= NEAR_THE_END || isCut) && (
        <p class="hint" id={`${id}-hint`}>
          {isCut && <strong>{CUT} </strong>}
          {texts.sitting.left(formatNumber(Math.max(0, left)))}
        </p>
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
