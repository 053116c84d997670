/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { formatNumber, formatTimeHere } from '../texts/format';
import { Button, Facts, Notice } from '../components/parts';
import type { Checked, FileAnswer, Statement, Verification } from './verification';
import { verifyTexts as words } from '../texts/verify-texts';

/** What a check came to, in plain words; then what the receipt says. */
export function VerifiedReceipt({ verification, answers }: Checked) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [verification]);
  const { statement, hasAnswers } = verification;
  return (
    <section class="verified">
      <Notice tone={isPlainlyGood(verification) ? 'good' : 'caution'}>
        <h2 ref={heading} tabIndex={-1}>
          {headlineOf(verification)}
        </h2>
        {reasonsOf(verification).map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Notice>
      {statement?.isPreview && <Notice tone="caution">{words.preview}</Notice>}
      {statement && <Facts facts={factsOf(statement)} />}
      {statement && hasAnswers && <Answers answers={answers} />}
      {statement && <Details said={statement} proof={verification.key} />}
      {statement && (
        <div class="actions">
          <Button onClick={() => window.print()}>{words.print}</Button>
        </div>
      )}
    </section>
  );
}

function isPlainlyGood({ outcome, standing }: Verification): boolean {
  return outcome === 'GENUINE' && standing !== 'REPLACED';
}

/** What matters most of it: a genuine receipt that no longer holds is not what somebody looks for. */
function headlineOf({ outcome, altered, unsigned, standing }: Verification): string {
  if (outcome === 'GENUINE' && standing === 'REPLACED') return words.replaced;
  const isAddedTo = altered.length === 1 && altered[0] === 'ADDED';
  return isAddedTo ? words.added(unsigned.join(', ')) : words.outcomes[outcome];
}

function reasonsOf(verification: Verification): string[] {
  const { outcome, altered, unsigned, hasAnswers, standing } = verification;
  if (outcome === 'NOT_A_RECEIPT' || outcome === 'UNKNOWN_KEY') return [words.hints[outcome]];
  const held = standing === null ? [] : [words.standing[standing]];
  // What was altered is no receipt at all: that none has followed would only comfort.
  if (outcome === 'ALTERED') {
    const isAlso = altered.length > 1 && unsigned.length > 0;
    return [
      ...altered.map((what) => words.altered[what]),
      ...(isAlso ? [`${words.added(unsigned.join(', '))}.`] : []),
      ...(standing === 'LATEST' ? [] : held),
    ];
  }
  return [hasAnswers ? words.hints.whole : words.hints.alone, ...held];
}

function factsOf(said: Statement): [string, string][] {
  const { facts } = words;
  const amended: [string, string][] = said.amendedAt
    ? [[facts.amended, formatTimeHere(said.amendedAt)]]
    : [];
  return [
    [facts.learner, said.learner ?? facts.noName],
    [facts.exam, said.exam],
    [facts.institute, said.institute],
    [facts.started, formatTimeHere(said.startedAt)],
    [facts.submitted, `${formatTimeHere(said.submittedAt)}, ${words.by[said.submittedBy]}`],
    ...amended,
    [facts.answered, facts.of(formatNumber(said.answered), formatNumber(said.questions))],
  ];
}

interface DetailsProps {
  said: Statement;
  proof: Verification['key'];
}

/** What only a comparison needs: folded, but on paper. */
function Details({ said, proof }: DetailsProps) {
  const { facts } = words;
  const { revision, attemptId, hash } = said;
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = (): void => {
      box.current?.setAttribute('open', '');
    };
    addEventListener('beforeprint', open);
    return () => removeEventListener('beforeprint', open);
  }, []);
  const paper = revision.number === null ? '' : `${facts.number(formatNumber(revision.number))}, `;
  return (
    <details class="more" ref={box}>
      <summary>{words.details}</summary>
      <Facts
        facts={[
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
              {saidBy(answer)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The letter that was chosen, or the text; of a kind that this page does not know, all of it. */
function saidBy({ choice, response }: FileAnswer): string {
  if (choice !== null) return words.choice(choice);
  const { text } = response;
  return typeof text === 'string' ? text : JSON.stringify(response);
}
