import { formatNumber } from '../ui/format';
import { printTexts as words } from '../ui/texts/print-texts';
import classes from './answer-key.module.css';
import { QuestionBlock, letterOf, Picture } from './question';
import { headOf } from './question-paper';
import paper from './question.module.css';
import { marksBeside } from './printed-marks';
import type { Mcq, PrintedQuiz, Question } from './quiz.query';
import { SheetHead } from '../ui/components/sheet-head';

/** The questions with keys, explanations and model answers, for marking on paper. */
export function AnswerKey({ quiz }: { quiz: PrintedQuiz }) {
  const { rows } = quiz.questions;
  return (
    <>
      <SheetHead {...headOf(quiz)} kind={words.key} />
      <KeyOverview questions={rows.filter(isMcq)} />
      <ol className={paper.questions} data-dense>
        {rows.map((question) => (
          <QuestionBlock
            key={question.id}
            question={question}
            marks={marksBeside(question, quiz, true)}
          >
            {isMcq(question) ? (
              <Key question={question} />
            ) : (
              <AuthorText
                label={words.modelAnswer}
                text={question.modelAnswer || words.noModelAnswer}
              />
            )}
          </QuestionBlock>
        ))}
      </ol>
    </>
  );
}

function isMcq(question: Question): question is Mcq {
  return question.__typename === 'McqQuestion';
}

function keyOf({ options, correctOptionId }: Mcq): number {
  return options.findIndex(({ id }) => id === correctOptionId);
}

/** The letters of all keys, to lay beside a paper. */
function KeyOverview({ questions }: { questions: Mcq[] }) {
  if (questions.length === 0) return null;
  return (
    <section className={classes.overview}>
      <h3>{words.glance}</h3>
      <ul>
        {questions.map((question) => (
          <li key={question.id}>
            {formatNumber(question.position)} <b>{letterOf(keyOf(question))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Key({ question }: { question: Mcq }) {
  const keyIndex = keyOf(question);
  const key = question.options[keyIndex];
  return (
    <>
      <div className={classes.key}>
        <bdi>{words.answer}:</bdi> <bdi className={classes.letter}>{letterOf(keyIndex)}</bdi>{' '}
        <bdi className={paper.text}>{key?.text}</bdi>
        <Picture image={key?.image ?? null} />
      </div>
      {question.explanation !== '' && (
        <AuthorText label={words.explanation} text={question.explanation} />
      )}
    </>
  );
}

/** A text by the author. It may be long, so it can break between pages. */
function AuthorText({ label, text }: { label: string; text: string }) {
  return (
    <div className={classes.written}>
      <bdi className={classes.label}>{label}</bdi>
      <p className={paper.text} dir="auto">
        {text}
      </p>
    </div>
  );
}
