/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { RefusedError } from '../api/api';
import { formatMarks } from '../texts/exam-rules-text';
import { formatNumber, formatTime } from '../texts/format';
import { Button, DetailList, Notice } from '../components/parts';
import { errorText } from '../texts/error-text';
import { PageFrame, Waiting } from '../components/page-frame';
import { marksTexts, outcomeText } from '../texts/result-text';
import { texts } from '../texts/texts';
import { BackToDemo } from '../components/back-to-demo';
import { useFetch } from '../hooks/use-fetch';
import type { LateDecisions, LobbyExam, ReviewReply } from '../api/api-types';
import { ShownAdjustments } from './shown-adjustments';
import { ReviewedQuestions } from './reviewed-questions';
import { printPage } from '../components/print-page';

const words = texts.review;

interface ReviewPageProps {
  token: string;
  attemptId: string;
  exam: LobbyExam;
  /** The candidate's name; null if none was given. */
  name: string | null;
  /** What was decided about answers that came late; null if it is not known yet. */
  late: LateDecisions | null;
  /** The button to leave a shared computer. */
  finish: ComponentChildren;
  onBack: () => void;
  onCertificate: () => void;
}

/** A submitted attempt: the part that the exam's review rule shows. */
export function ReviewPage(props: ReviewPageProps) {
  const { token, attemptId, exam, name, late, finish, onBack, onCertificate } = props;
  const { data, error, reload } = useFetch<'/attempts/{attemptId}/review'>(
    `/${attemptId}/review`,
    token,
  );
  const back = <Button onClick={onBack}>{texts.back}</Button>;
  if (!data && error) {
    const isRefused = error instanceof RefusedError && error.code === 'REVIEW_NOT_ALLOWED';
    return (
      <PageFrame
        title={isRefused ? words.refused : words.title}
        drawing={isRefused ? 'waiting' : 'offline'}
      >
        {isRefused ? (
          <p>{words.refusedHint}</p>
        ) : (
          <>
            <Notice tone="failure">{errorText(error)}</Notice>
            <Button onClick={reload}>{texts.tryAgain}</Button>
          </>
        )}
        {back}
      </PageFrame>
    );
  }
  if (!data) return <Waiting />;
  return (
    <PageFrame title={words.title} lead={data.title} drawing="marked">
      <DetailList details={reviewDetails(data, late, name, exam)} />
      <ShownAdjustments adjustments={data.adjustments} />
      {data.waitingCount > 0 && <Notice>{words.waiting}</Notice>}
      {late?.waiting ? <Notice>{texts.lateDecisions.waiting(late.waiting)}</Notice> : null}
      <BackToDemo />
      <div class="actions no-print">
        {back}
        {data.hasCertificate && (
          <Button tone="main" onClick={onCertificate}>
            {words.certificate}
          </Button>
        )}
        <Button onClick={printPage}>{words.print}</Button>
      </div>
      {data.questions && <ReviewedQuestions questions={data.questions} />}
      {finish}
    </PageFrame>
  );
}

function reviewDetails(
  review: ReviewReply,
  late: LateDecisions | null,
  name: string | null,
  exam: LobbyExam,
) {
  const { attempt, score, maxScore, passMark } = review;
  const marks = words.given(formatNumber(score), formatNumber(maxScore));
  const result = { ...review, late };
  const [outcome] = outcomeText(result);
  const details: [string, ComponentChildren][] = [];
  if (name) details.push([words.name, name]);
  details.push([words.institute, review.institute]);
  if (exam.attemptsAllowed > 1) details.push([words.attempt, `${attempt.number}`]);
  details.push([words.submitted, formatTime(attempt.submittedAt, exam.timeZone)]);
  const scored = marksTexts(marks, result).join(', ');
  details.push([words.score, <span class="score-line">{scored}</span>]);
  if (passMark !== null) details.push([words.passMark, formatMarks(`${passMark}`)]);
  if (outcome) details.push([words.result, outcome]);
  return details;
}
