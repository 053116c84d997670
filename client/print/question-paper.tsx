import { formatNumber } from '../ui/format';
import { printTexts as words } from '../ui/texts/print-texts';
import { Asked, Option } from './question';
import classes from './question.module.css';
import { marksOf, type Mcq, type PrintedQuiz, type Question } from './quiz.query';
import { HandFields, SheetHead } from './sheet-head';
import paper from './question-paper.module.css';

const { head } = words;

interface QuestionPaperProps {
  quiz: PrintedQuiz;
  hasLines: boolean;
}

/** What learners are given on paper: no key stands on it. */
export function QuestionPaper({ quiz, hasLines }: QuestionPaperProps) {
  return (
    <>
      <SheetHead {...headOf(quiz)} kind={words.paper}>
        <HandFields names={[head.name, head.date, head.result]} />
        <p className={paper.instructions}>{instructionsOf(quiz, hasLines).join(' ')}</p>
      </SheetHead>
      <ol className={classes.questions}>
        {quiz.questions.rows.map((question) => {
          const marks = marksOf(question, quiz);
          return (
            <Asked key={question.id} question={question} marks={marks}>
              <ToAnswer question={question} marks={marks} hasLines={hasLines} />
            </Asked>
          );
        })}
      </ol>
    </>
  );
}

/** What a sheet about a quiz has above its questions. */
export function headOf({ me, quiz, exam, questions }: PrintedQuiz) {
  const { durationMinutes: minutes } = exam;
  const [first, last] = [questions.rows[0]?.position ?? 0, questions.rows.at(-1)?.position ?? 0];
  const isPart = questions.rows.length < questions.total;
  return {
    institute: me.institute.name,
    title: quiz.title,
    facts: [
      ...(minutes === null
        ? []
        : [{ name: head.duration, value: head.minutes(minutes, formatNumber(minutes)) }]),
      { name: head.total, value: formatNumber(exam.totalMarks) },
      {
        name: head.count,
        value: isPart
          ? words.partOf(formatNumber(first), formatNumber(last), formatNumber(questions.total))
          : formatNumber(questions.total),
      },
    ],
  };
}

function instructionsOf({ quiz, exam }: PrintedQuiz, hasLines: boolean): string[] {
  const has = (kind: string): boolean => quiz.questionCounts.some((one) => one.kind === kind);
  const { penaltyPercent } = exam.rules;
  return [
    ...(has('MCQ') ? [head.choose] : []),
    ...(has('MCQ') && penaltyPercent > 0 ? [head.penalty(formatNumber(penaltyPercent))] : []),
    ...(has('DESCRIPTIVE') ? [hasLines ? head.write : head.writeElsewhere] : []),
  ];
}

interface ToAnswerProps {
  question: Question;
  marks: number;
  hasLines: boolean;
}

function ToAnswer({ question, marks, hasLines }: ToAnswerProps) {
  if (question.__typename === 'McqQuestion') return <Options question={question} />;
  if (!hasLines) return null;
  return (
    <div className={classes.lines} aria-hidden="true">
      {Array.from({ length: linesFor(marks) }, (_, line) => (
        <div key={line} className={classes.line} />
      ))}
    </div>
  );
}

/** The longest text, in characters, of options that have room for two in a line. */
const SHORT = 28;

function Options({ question: { options } }: { question: Mcq }) {
  const areShort = options.every(({ text, image }) => !image && isShort(text));
  return (
    <ol className={classes.options} data-short={areShort || undefined}>
      {options.map(({ id, text, image }, place) => (
        <Option key={id} place={place} text={text} image={image} />
      ))}
    </ol>
  );
}

function isShort(text: string): boolean {
  return text.length <= SHORT && !text.includes('\n');
}

const [FEWEST_LINES, MAX_LINES, LINES_A_MARK] = [4, 16, 2];

/** More room for what earns more, half a page of it at most. */
function linesFor(marks: number): number {
  return Math.min(MAX_LINES, Math.max(FEWEST_LINES, Math.ceil(marks * LINES_A_MARK)));
}
