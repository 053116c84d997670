import { formatNumber } from '../ui/format';
import { printTexts as words } from '../ui/texts/print-texts';
import classes from './answer-key.module.css';
import { Asked, letterOf, Picture } from './question';
import { headOf } from './question-paper';
import paper from './question.module.css';
import { marksOf, type Mcq, type PrintedQuiz, type Question } from './quiz.query';
import { SheetHead } from './sheet-head';

/** The same questions with their keys, explanations and model answers, for whoever marks by hand. */
export function AnswerKey({ quiz }: { quiz: PrintedQuiz }) {
  const { rows } = quiz.questions;
  return (
    <>
      <SheetHead {...headOf(quiz)} kind={words.key} />
      <Glance questions={rows.filter(isMcq)} />
      <ol className={paper.questions} data-dense>
        {rows.map((question) => (
          <Asked key={question.id} question={question} marks={marksOf(question, quiz)}>
            {isMcq(question) ? (
              <Key question={question} />
            ) : (
              <Written
                label={words.modelAnswer}
                text={question.modelAnswer || words.noModelAnswer}
              />
            )}
          </Asked>
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

/** Letters alone, to lay beside a paper. */
function Glance({ questions }: { questions: Mcq[] }) {
  if (questions.length === 0) return null;
  return (
    <section className={classes.glance}>
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
  const place = keyOf(question);
  const key = question.options[place];
  return (
    <>
      <div className={classes.key}>
        <bdi>{words.answer}:</bdi> <bdi className={classes.letter}>{letterOf(place)}</bdi>{' '}
        <bdi className={paper.text}>{key?.text}</bdi>
        <Picture image={key?.image ?? null} />
      </div>
      {question.explanation !== '' && (
        <Written label={words.explanation} text={question.explanation} />
      )}
    </>
  );
}

/** What the author wrote, which may be long: it is broken between pages where it must be. */
function Written({ label, text }: { label: string; text: string }) {
  return (
    <div className={classes.written}>
      <bdi className={classes.label}>{label}</bdi>
      <p className={paper.text} dir="auto">
        {text}
      </p>
    </div>
  );
}
