/** @jsxImportSource preact */
import { Refused } from '../api/api';
import { formatNumber, formatTime } from '../texts/format';
import { kindOf } from '../kinds/registry';
import { Button, Facts, Notice } from '../components/parts';
import { sentenceOf } from '../texts/sentence';
import { PageFrame, Waiting } from '../components/page-frame';
import { texts } from '../texts/texts';
import { TrialNext } from '../components/trial-next';
import { useFetched } from '../hooks/use-fetched';
import type { LobbyExam, ReviewAnswer, ReviewedQuestion } from '../api/api-types';

const words = texts.review;

interface ReviewPageProps {
  token: string;
  attemptId: string;
  exam: LobbyExam;
  /** Of whom it is; null where nobody gave one. */
  name: string | null;
  onBack: () => void;
  onCertificate: () => void;
}

/** An attempt afterwards: as much of it as the exam's review rule shows. */
export function ReviewPage(props: ReviewPageProps) {
  const { token, attemptId, exam, name, onBack, onCertificate } = props;
  const { data, error, again } = useFetched<ReviewAnswer & { serverTime?: string }>(
    `/${attemptId}/review`,
    token,
  );
  const back = <Button onClick={onBack}>{texts.back}</Button>;
  if (!data && error) {
    const isRefused = error instanceof Refused && error.code === 'REVIEW_NOT_ALLOWED';
    return (
      <PageFrame title={isRefused ? words.refused : words.title}>
        {isRefused ? (
          <p>{words.refusedHint}</p>
        ) : (
          <>
            <Notice tone="failure">{sentenceOf(error)}</Notice>
            <Button onClick={again}>{texts.tryAgain}</Button>
          </>
        )}
        {back}
      </PageFrame>
    );
  }
  if (!data) return <Waiting />;
  return (
    <PageFrame title={words.title} lead={data.title}>
      <Facts facts={factsOf(data, name, exam.timeZone)} />
      {data.waitingCount > 0 && <Notice>{words.waiting}</Notice>}
      <TrialNext />
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
        <Reviewed
          key={question.id}
          question={question}
          place={place}
          total={data.questions?.length ?? 0}
        />
      ))}
    </PageFrame>
  );
}

function factsOf(review: ReviewAnswer, name: string | null, zone: string): [string, string][] {
  const { attempt, score, maxScore, isPassed } = review;
  const passed = isPassed === null ? '' : `, ${isPassed ? words.passed : words.failed}`;
  return [
    ...(name ? ([[words.name, name]] as [string, string][]) : []),
    [words.institute, review.institute],
    [words.submitted, formatTime(attempt.submittedAt, zone)],
    [words.score, words.given(formatNumber(score), formatNumber(maxScore)) + passed],
  ];
}

function Reviewed({
  question,
  place,
  total,
}: {
  question: ReviewedQuestion;
  place: number;
  total: number;
}) {
  const { outcome, given, marks, kind } = question;
  const Shown = kindOf(kind).Reviewed;
  return (
    <article class="question reviewed">
      <header>
        <h2>{texts.sitting.question(place + 1, total)}</h2>
        {outcome && (
          <span class={`outcome ${outcome.toLowerCase()}`}>
            {words.outcomes[outcome]}
            {given != null && `: ${words.given(formatNumber(given), formatNumber(marks))}`}
          </span>
        )}
      </header>
      <Shown question={question} />
      {question.levels && question.levels.length > 0 && (
        <div class="explanation">
          <h3>{words.rubric}</h3>
          <ul>
            {question.levels.map(({ criterion, level, marks: worth }) => (
              <li key={criterion} dir="auto">
                {words.level(criterion, level, formatNumber(worth))}
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
