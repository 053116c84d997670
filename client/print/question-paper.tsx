import { memo } from 'react';
import { formatNumber } from '../ui/format';
import { shownMarks } from '../ui/marks';
import { printTexts as words } from '../ui/texts/print-texts';
import { AnswerSpace } from './answer-space';
import type { PaperLayout } from './paper-layout';
import { QuestionBlock } from './question';
import classes from './question.module.css';
import { marksBeside, penaltySentences, questionsDiffer, rightMarks } from './printed-marks';
import type { PrintedQuiz } from './quiz.query';
import { HandFields, SheetHead } from '../ui/components/sheet-head';
import paper from './question-paper.module.css';
import { directionOf } from './direction';

const { head } = words;

interface QuestionPaperProps {
  quiz: PrintedQuiz;
  layout: PaperLayout;
  /** By the teacher; may be empty. */
  instructions: string;
}

/** The question paper for candidates, without keys. */
export function QuestionPaper({ quiz, layout, instructions }: QuestionPaperProps) {
  return (
    <>
      <SheetHead {...headOf(quiz)} kind={words.paper}>
        {layout.hasFields && <HandFields names={[head.name, head.date, head.result]} />}
        {layout.hasHowTo && (
          <p className={paper.instructions}>{howToAnswer(quiz, layout).join(' ')}</p>
        )}
        <p className={paper.instructions} dir="auto">
          {instructions.trim()}
        </p>
      </SheetHead>
      <Questions quiz={quiz} layout={layout} />
    </>
  );
}

/** Memoized: there may be a thousand while instructions are typed. */
const Questions = memo(function Questions({
  quiz,
  layout,
}: Pick<QuestionPaperProps, 'quiz' | 'layout'>) {
  const { rows } = quiz.questions;
  const showsLost = questionsDiffer(quiz);
  return (
    <ol
      className={classes.questions}
      data-columns={layout.columns}
      dir={directionOf(rows[0]?.text ?? '')}
    >
      {rows.map((question) => (
        <QuestionBlock
          key={question.id}
          question={question}
          marks={marksBeside(question, quiz, showsLost)}
        >
          <AnswerSpace question={question} marks={rightMarks(question, quiz)} layout={layout} />
        </QuestionBlock>
      ))}
    </ol>
  );
});

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

function howToAnswer(printed: PrintedQuiz, { space }: PaperLayout): string[] {
  const { quiz } = printed;
  const has = (kind: string): boolean => quiz.questionCounts.some((count) => count.kind === kind);
  return [
    ...(has('MCQ') ? [head.choose] : []),
    ...(has('MCQ') ? penaltySentences(printed) : []),
    ...(has('DESCRIPTIVE') ? [head.write[space]] : []),
  ];
}
