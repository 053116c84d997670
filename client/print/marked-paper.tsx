import type { CSSProperties } from 'react';
import { choiceNotes } from '../ui/choice-notes';
import { SheetHead } from '../ui/components/sheet-head';
import { formatNumber, formatPercent, useFormatTime } from '../ui/format';
import { shownAdjustment, shownMarks } from '../ui/marks';
import { gradeTexts } from '../ui/texts/account/grade-texts';
import { adjustmentTexts } from '../ui/texts/adjustment-texts';
import { invigilationTexts } from '../ui/texts/invigilation-texts';
import { resultTexts } from '../ui/texts/result-texts';
import classes from './marked-paper.module.css';
import type { MarkedPaper, MarkedQuestion } from './marked-papers.query';
import { sheetsOf } from './named-sheets';
import { letterOf, Picture, QuestionBlock } from './question';
import questions from './question.module.css';

const { papers: words, list } = resultTexts;
const { paper: texts, results } = invigilationTexts;

interface MarkedPaperProps {
  institute: string;
  paper: MarkedPaper;
  /** Among those that are printed, from 0. */
  place: number;
  /** With right answers, model answers and explanations. */
  hasKey: boolean;
}

/** A learner's answers with their marks and comments, from a new sheet on. */
export function MarkedPaperSheet({ institute, paper, place, hasKey }: MarkedPaperProps) {
  const facts = useFacts(paper);
  return (
    <section className={classes.paper} style={{ '--sheets': sheetsOf(place) } as CSSProperties}>
      <SheetHead
        institute={institute}
        title={paper.result.name}
        kind={words.kind(paper.title)}
        facts={facts}
      />
      <ol className={questions.questions} data-dense>
        {paper.questions.map((question) => (
          <QuestionBlock
            key={question.questionId}
            question={{ ...question, position: question.place }}
            marks={marksOf(question)}
          >
            {question.__typename === 'AnsweredMcq' ? (
              <Options question={question} hasKey={hasKey} />
            ) : (
              <>
                <Written label={texts.answer} text={question.answer || texts.noAnswer} />
                {hasKey && <Written label={texts.modelAnswer} text={question.modelAnswer} />}
              </>
            )}
            <Written label={words.comment} text={question.grade?.comment ?? ''} />
          </QuestionBlock>
        ))}
      </ol>
    </section>
  );
}

/** What is written on each sheet of a paper. */
export function nameOnSheets({ title, result: { name, rollNumber } }: MarkedPaper): string[] {
  return [name, ...(rollNumber ? [list.rollNumber(rollNumber)] : []), title];
}

function useFacts({ result }: MarkedPaper): { name: string; value: string }[] {
  const formatTime = useFormatTime();
  const { rollNumber, number, submittedAt, score, maxScore, percent, isPassed } = result;
  const { letterGrade, waitingCount } = result;
  const adjustment = shownAdjustment(result.adjustmentMarks);
  return [
    ...(rollNumber ? [{ name: words.rollNumber, value: rollNumber }] : []),
    ...(number > 1 ? [{ name: words.attempt, value: formatNumber(number) }] : []),
    { name: words.submitted, value: formatTime(submittedAt) },
    ...(score !== null && maxScore !== null
      ? [{ name: words.score, value: results.of(formatNumber(score), formatNumber(maxScore)) }]
      : []),
    ...(adjustment ? [{ name: adjustmentTexts.column, value: adjustment }] : []),
    ...(percent !== null ? [{ name: words.percent, value: formatPercent(percent) }] : []),
    ...(letterGrade !== null ? [{ name: gradeTexts.column, value: letterGrade }] : []),
    ...(isPassed !== null
      ? [{ name: words.result, value: isPassed ? results.passed : results.failedMark }]
      : []),
    ...(waitingCount ? [{ name: words.waiting, value: formatNumber(waitingCount) }] : []),
  ];
}

/** The outcome in words, for paper without colours. */
function marksOf({ outcome, marks, maxMarks }: MarkedQuestion): string {
  const said = outcome === null ? texts.notMarked : texts.outcomes[outcome];
  return marks === null ? said : `${said}, ${texts.given(shownMarks(marks), shownMarks(maxMarks))}`;
}

type Mcq = Extract<MarkedQuestion, { __typename: 'AnsweredMcq' }>;

function Options({
  question: { options, explanation },
  hasKey,
}: {
  question: Mcq;
  hasKey: boolean;
}) {
  return (
    <>
      <ol className={questions.options}>
        {options.map(({ optionId, text, image, isChosen, isCorrect }, place) => {
          const notesWithoutKey = isChosen ? [texts.chosen] : [];
          const notes = hasKey ? choiceNotes({ isChosen, isCorrect }) : notesWithoutKey;
          return (
            <li key={optionId} className={questions.option}>
              <span className={`${questions.bubble} ${isChosen ? classes.chosen : ''}`}>
                {letterOf(place)}
              </span>
              <bdi className={questions.text}>{text}</bdi>
              {notes.length > 0 && <b className={classes.note}> ({notes.join(', ')})</b>}
              <Picture image={image} />
            </li>
          );
        })}
      </ol>
      {hasKey && <Written label={texts.explanation} text={explanation} />}
    </>
  );
}

/** Nothing for an empty text. It may be long, so it can break between sheets. */
function Written({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <div className={classes.written}>
      <bdi className={classes.label}>{label}</bdi>
      <p className={questions.text} dir="auto">
        {text}
      </p>
    </div>
  );
}
