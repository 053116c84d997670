/** @jsxImportSource preact */
import { RefusedError } from '../api/api';
import { formatExact } from '../texts/exam-rules-text';
import { formatNumber, formatTime } from '../texts/format';
import { getQuestionKind } from '../kinds/registry';
import { Button, DetailList, Notice } from '../components/parts';
import { errorText } from '../texts/error-text';
import { PageFrame, Waiting } from '../components/page-frame';
import { texts } from '../texts/texts';
import { BackToDemo } from '../components/back-to-demo';
import { useFetch } from '../hooks/use-fetch';
import type { LobbyExam, ReviewReply, ReviewedQuestion } from '../api/api-types';

const words = texts.review;

interface ReviewPageProps {
  token: string;
  attemptId: string;
  exam: LobbyExam;
  /** The candidate's name; null if none was given. */
  name: string | null;
  onBack: () => void;
  onCertificate: () => void;
}

/** A submitted attempt: the part that the exam's review rule shows. */
export function ReviewPage(props: ReviewPageProps) {
  const { token, attemptId, exam, name, onBack, onCertificate } = props;
  const { data, error, reload } = useFetch<'/attempts/{attemptId}/review'>(
    `/${attemptId}/review`,
    token,
  );
  const back = <Button onClick={onBack}>{texts.back}</Button>;
  if (!data && error) {
    const isRefused = error instanceof RefusedError && error.code === 'REVIEW_NOT_ALLOWED';
    return (
      <PageFrame title={isRefused ? words.refused : words.title}>
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
    <PageFrame title={words.title} lead={data.title}>
      <DetailList details={reviewDetails(data, name, exam.timeZone)} />
      {data.waitingCount > 0 && <Notice>{words.waiting}</Notice>}
      <BackToDemo />
      <div class="actions no-print">
        {back}
        {data.hasCertificate && (
          <Button tone="main" onClick={onCertificate}>
            {words.certificate}
          </Button>
        )}
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
      {data.questions?.map((question, place) => (
        <ReviewedQuestionCard
          key={question.id}
          question={question}
          place={place}
          total={data.questions?.length ?? 0}
        />
      ))}
    </PageFrame>
  );
}

function reviewDetails(review: ReviewReply, name: string | null, zone: string): [string, string][] {
  const { attempt, score, maxScore, isPassed } = review;
  const passed = isPassed === null ? '' : `, ${isPassed ? words.passed : words.failed}`;
  return [
    ...(name ? ([[words.name, name]] as [string, string][]) : []),
    [words.institute, review.institute],
    [words.submitted, formatTime(attempt.submittedAt, zone)],
    [words.score, words.given(formatNumber(score), formatNumber(maxScore)) + passed],
  ];
}

function ReviewedQuestionCard({
  question,
  place,
  total,
}: {
  question: ReviewedQuestion;
  place: number;
  total: number;
}) {
  const { outcome, given, marks, kind } = question;
  const Shown = getQuestionKind(kind).Reviewed;
  return (
    <article class="question reviewed">
      <header>
        <h2>{texts.sitting.question(place + 1, total)}</h2>
        {outcome && (
          <span class={`outcome ${outcome.toLowerCase()}`}>
            {words.outcomes[outcome]}
            {given != null && `: ${words.given(formatExact(given), formatExact(marks))}`}
          </span>
        )}
      </header>
      <Shown question={question} />
      {question.levels && question.levels.length > 0 && (
        <div class="explanation">
          <h3>{words.rubric}</h3>
          <ul>
            {question.levels.map(({ criterion, level, marks: levelMarks }) => (
              <li key={criterion} dir="auto">
                {words.level(criterion, level, formatExact(levelMarks))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {question.comment && (
        <div class="explanation">
          <h3>{words.comment}</h3>
          <p class="text" dir="auto">
            {question.comment}
          </p>
        </div>
      )}
    </article>
  );
}
