import { formatNumber } from '../ui/format';
import { numberOf, shownMarks, type Marks } from '../ui/marks';
import { printTexts as words } from '../ui/texts/print-texts';
import { QuestionBlock, Option } from './question';
import classes from './question.module.css';
import { marksBeside, penaltySentences, questionsDiffer, rightMarks } from './printed-marks';
import type { Mcq, PrintedQuiz, Question } from './quiz.query';
import { HandFields, SheetHead } from './sheet-head';
import paper from './question-paper.module.css';

const { head } = words;

interface QuestionPaperProps {
  quiz: PrintedQuiz;
  hasLines: boolean;
}

/** The question paper for candidates, without keys. */
export function QuestionPaper({ quiz, hasLines }: QuestionPaperProps) {
  const showsLost = questionsDiffer(quiz);
  return (
    <>
      <SheetHead {...headOf(quiz)} kind={words.paper}>
        <HandFields names={[head.name, head.date, head.result]} />
        <p className={paper.instructions}>{instructionsOf(quiz, hasLines).join(' ')}</p>
      </SheetHead>
      <ol className={classes.questions}>
        {quiz.questions.rows.map((question) => (
          <QuestionBlock
            key={question.id}
            question={question}
            marks={marksBeside(question, quiz, showsLost)}
          >
            <AnswerSpace
              question={question}
              marks={rightMarks(question, quiz)}
              hasLines={hasLines}
            />
          </QuestionBlock>
        ))}
      </ol>
    </>
  );
}

/** The data of the sheet's header. */
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
      { name: head.total, value: shownMarks(exam.totalMarks) },
      {
        name: head.count,
        value: isPart
          ? words.partOf(formatNumber(first), formatNumber(last), formatNumber(questions.total))
          : formatNumber(questions.total),
      },
    ],
  };
}

function instructionsOf(printed: PrintedQuiz, hasLines: boolean): string[] {
  const { quiz } = printed;
  const has = (kind: string): boolean => quiz.questionCounts.some((count) => count.kind === kind);
  return [
    ...(has('MCQ') ? [head.choose] : []),
    ...(has('MCQ') ? penaltySentences(printed) : []),
    ...(has('DESCRIPTIVE') ? [hasLines ? head.write : head.writeElsewhere] : []),
  ];
}

interface AnswerSpaceProps {
  question: Question;
  marks: Marks;
  hasLines: boolean;
}

function AnswerSpace({ question, marks, hasLines }: AnswerSpaceProps) {
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

/** Options of at most this many characters are printed in two columns. */
const MAX_SHORT_LENGTH = 28;

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
  return text.length <= MAX_SHORT_LENGTH && !text.includes('\n');
}

const [MIN_LINES, MAX_LINES, LINES_A_MARK] = [4, 16, 2];

/** More lines for more marks, at most half a page. */
function linesFor(marks: Marks): number {
  return Math.min(MAX_LINES, Math.max(MIN_LINES, Math.ceil(numberOf(marks) * LINES_A_MARK)));
}
