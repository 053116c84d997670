/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { formatNumber, formatTimeHere } from '../texts/format';
import { Button, DetailList, Notice } from '../components/parts';
import type { FileAnswer, Statement, Verification } from '../api/api-types';
import type { CheckedReceipt } from './receipt-verification';
import { verifyTexts as words } from '../texts/verify-texts';
import { printPage } from '../components/print-page';

/** Shows the result of a receipt check, then the content of the receipt. */
export function VerifiedReceipt({ verification, answers }: CheckedReceipt) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [verification]);
  const { statement, hasAnswers } = verification;
  return (
    <section class="verified">
      <Notice tone={isValid(verification) ? 'good' : 'caution'}>
        <h2 ref={heading} tabIndex={-1}>
          {headline(verification)}
        </h2>
        {reasonTexts(verification).map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Notice>
      {statement?.isPreview && <Notice tone="caution">{words.preview}</Notice>}
      {statement && <DetailList details={statementDetails(statement)} />}
      {statement && hasAnswers && <Answers answers={answers} />}
      {statement && <Details statement={statement} proof={verification.key} />}
      {statement && (
        <div class="actions">
          <Button onClick={printPage}>{words.print}</Button>
        </div>
      )}
    </section>
  );
}

function isValid({ outcome, standing }: Verification): boolean {
  return outcome === 'GENUINE' && standing !== 'REPLACED';
}

/** The most important result: for a genuine receipt that was replaced, that it was replaced. */
function headline({ outcome, altered, unsigned, standing }: Verification): string {
  if (outcome === 'GENUINE' && standing === 'REPLACED') return words.replaced;
  const isAddedTo = altered.length === 1 && altered[0] === 'ADDED';
  return isAddedTo ? words.added(unsigned.join(', ')) : words.outcomes[outcome];
}

function reasonTexts(verification: Verification): string[] {
  const { outcome, altered, unsigned, hasAnswers, standing } = verification;
  if (outcome === 'NOT_A_RECEIPT' || outcome === 'UNKNOWN_KEY') return [words.hints[outcome]];
  const standingText = standing === null ? [] : [words.standing[standing]];
  // Do not report an altered receipt as the latest one: that would only reassure.
  if (outcome === 'ALTERED') {
    const hasAdditions = altered.length > 1 && unsigned.length > 0;
    return [
      ...altered.map((what) => words.altered[what]),
      ...(hasAdditions ? [`${words.added(unsigned.join(', '))}.`] : []),
      ...(standing === 'LATEST' ? [] : standingText),
    ];
  }
  return [hasAnswers ? words.hints.whole : words.hints.alone, ...standingText];
}

function statementDetails(statement: Statement): [string, string][] {
  const { facts } = words;
  const amended: [string, string][] = statement.amendedAt
    ? [[facts.amended, formatTimeHere(statement.amendedAt)]]
    : [];
  return [
    [facts.learner, statement.learner ?? facts.noName],
    [facts.exam, statement.exam],
    [facts.institute, statement.institute],
    [facts.started, formatTimeHere(statement.startedAt)],
    [
      facts.submitted,
      `${formatTimeHere(statement.submittedAt)}, ${words.by[statement.submittedBy]}`,
    ],
    ...amended,
    [facts.answered, facts.of(formatNumber(statement.answered), formatNumber(statement.questions))],
  ];
}

interface DetailsProps {
  statement: Statement;
  proof: Verification['key'];
}

/** Data for comparisons: collapsed on the screen, open in print. */
function Details({ statement, proof }: DetailsProps) {
  const { facts } = words;
  const { revision, attemptId, hash } = statement;
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = (): void => {
      ref.current?.setAttribute('open', '');
    };
    addEventListener('beforeprint', open);
    return () => removeEventListener('beforeprint', open);
  }, []);
  const paper = revision.number === null ? '' : `${facts.number(formatNumber(revision.number))}, `;
  return (
    <details class="more" ref={ref}>
      <summary>{words.details}</summary>
      <DetailList
        details={[
          [facts.revision, paper + revision.hash],
          [facts.attempt, attemptId],
          [facts.hash, hash],
          [
            facts.key,
            proof ? `${proof.kid}, ${facts.since(formatTimeHere(proof.firstUsedAt))}` : '',
          ],
        ]}
      />
    </details>
  );
}

function Answers({ answers }: { answers: FileAnswer[] }) {
  if (answers.length === 0) return <p>{words.noAnswers}</p>;
  return (
    <section>
      <h3>{words.answers}</h3>
      <p class="hint">{words.choiceHint}</p>
      <dl class="verified-answers">
        {answers.map((answer) => (
          <div key={answer.questionId}>
            <dt>{words.question(formatNumber(answer.number))}</dt>
            <dd class="text" dir="auto">
              {answerText(answer)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The chosen letter or the text; for an unknown kind of question, the whole response as JSON. */
function answerText({ choice, response }: FileAnswer): string {
  if (choice !== null) return words.choice(choice);
  const text = 'text' in response ? response.text : null;
  return typeof text === 'string' ? text : JSON.stringify(response);
}
