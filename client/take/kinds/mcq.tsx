/** @jsxImportSource preact */
/** Multiple choice: native radio buttons, so that arrow keys work as everywhere. */
import { FormattedText } from '../components/formatted-text';
import type { ComponentChildren } from 'preact';
import { Picture, PictureBox, PictureButton } from '../components/picture';
import { usePicture } from '../components/use-picture';
import { texts } from '../texts/texts';
import type { Option, Response, ReviewedQuestion } from '../api/api-types';
import type { AnswerProps, QuestionKind } from './kind';

const selectedOptionId = (response: Response): string | null =>
  response && 'optionId' in response ? response.optionId : null;

/** The first letter, of the question as a rule, decides on which side all bubbles stand. */
function Answer({ question, response, onRespond }: AnswerProps) {
  const chosen = selectedOptionId(response);
  return (
    <fieldset class="options" dir="auto">
      <legend class="text">
        <FormattedText text={question.text} />
      </legend>
      <Picture image={question.image} />
      {question.options?.map((option) => (
        <AnswerOption
          key={option.id}
          option={option}
          name={question.id}
          isChosen={option.id === chosen}
          onChoose={() => onRespond({ optionId: option.id }, true)}
        />
      ))}
    </fieldset>
  );
}

interface AnswerOptionProps {
  option: Option;
  /** Of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A click on its picture chooses it: what enlarges the picture is a button outside the label. */
function AnswerOption({ option, name, isChosen, onChoose }: AnswerOptionProps) {
  const state = usePicture();
  const { image } = option;
  const label = (
    <label class="option">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <OptionContent text={option.text}>
        {image && <PictureBox image={image} state={state} />}
      </OptionContent>
    </label>
  );
  if (!image) return label;
  return (
    <div class="pictured-option">
      {label}
      <PictureButton image={image} state={state} />
    </div>
  );
}

function OptionContent({ text, children }: { text: string; children: ComponentChildren }) {
  return (
    <span class="option-content">
      <span class="text">
        <FormattedText text={text} isLabel />
      </span>
      {children}
    </span>
  );
}

const TICK = 'm4.5 10.5 4 4 7-8.5';
const CROSS = 'm5.5 5.5 9 9m0-9-9 9';

function Mark({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" width="14" height="14">
      <path d={path} fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" />
    </svg>
  );
}

function chosenNote(isRight: boolean, isWrong: boolean): string {
  const { yours, yoursRight, yoursWrong } = texts.review;
  return isRight ? yoursRight : isWrong ? yoursWrong : yours;
}

function Reviewed({ question }: { question: ReviewedQuestion }) {
  const chosen = selectedOptionId(question.response);
  const { key, outcome } = question;
  return (
    <>
      <p class="text" dir="auto">
        <FormattedText text={question.text} />
      </p>
      <Picture image={question.image} />
      <ul class="options" dir="auto">
        {question.options?.map((option) => {
          const isKey = option.id === key?.correctOptionId;
          const isChosen = option.id === chosen;
          // Without the key, the page does not say whether the answer is right.
          const isWrong = isChosen && !isKey && (key !== undefined || outcome === 'WRONG');
          const note = isChosen ? chosenNote(isKey, isWrong) : isKey ? texts.review.right : null;
          return (
            <li
              key={option.id}
              class="option"
              data-key={isKey || undefined}
              data-chosen={isChosen || undefined}
              data-wrong={isWrong || undefined}
            >
              <span class="bubble" aria-hidden="true">
                {isKey ? <Mark path={TICK} /> : isWrong && <Mark path={CROSS} />}
              </span>
              <OptionContent text={option.text}>
                <Picture image={option.image} />
              </OptionContent>
              {note !== null && <span class="option-note">{note}</span>}
            </li>
          );
        })}
      </ul>
      {chosen === null && <p class="dim">{texts.review.none}</p>}
      {typeof key?.explanation === 'string' && key.explanation !== '' && (
        <div class="explanation">
          <h3>{texts.review.explanation}</h3>
          <p class="text" dir="auto">
            <FormattedText text={key.explanation} />
          </p>
        </div>
      )}
    </>
  );
}

export const mcq: QuestionKind = { Answer, Reviewed, hasClearButton: true };
