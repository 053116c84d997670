/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { formatNumber, formatTimeHere } from './format';
import { Button, Facts, Notice } from './parts';
import type { Checked, FileAnswer, Statement, Verification } from './verifying';
import { verifyTexts as words } from './verify-texts';

/** What a check came to, in plain words; then what the receipt says. */
export function VerifiedReceipt({ verification, answers }: Checked) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [verification]);
  const { outcome, statement, hasAnswers } = verification;
  return (
    <section class="verified">
      <Notice tone={outcome === 'GENUINE' ? 'good' : 'caution'}>
        <h2 ref={heading} tabIndex={-1}>
          {words.outcomes[outcome]}
        </h2>
        {reasonsOf(verification).map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Notice>
      {statement?.isPreview && <Notice tone="caution">{words.preview}</Notice>}
      {statement && <Facts facts={factsOf(statement, verification.key)} />}
      {statement && hasAnswers && <Answers answers={answers} />}
      {statement && (
        <div class="actions">
          <Button onClick={() => window.print()}>{words.print}</Button>
        </div>
      )}
    </section>
  );
}

function reasonsOf({ outcome, altered, hasAnswers, standing }: Verification): string[] {
  if (outcome === 'NOT_A_RECEIPT' || outcome === 'UNKNOWN_KEY') return [words.hints[outcome]];
  const held = standing === null ? [] : [words.standing[standing]];
  // What was altered is no receipt at all: that none has followed would only comfort.
  if (outcome === 'ALTERED')
    return [...altered.map((what) => words.altered[what]), ...(standing === 'LATEST' ? [] : held)];
  return [hasAnswers ? words.hints.whole : words.hints.alone, ...held];
}

function factsOf(said: Statement, key: Verification['key']): [string, string][] {
  const { facts } = words;
  const { revision } = said;
  const paper = revision.number === null ? '' : `${facts.number(formatNumber(revision.number))}, `;
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
    [facts.revision, paper + revision.hash],
    [facts.attempt, said.attemptId],
    [facts.hash, said.hash],
    [facts.key, key ? `${key.kid}, ${facts.since(formatTimeHere(key.firstUsedAt))}` : ''],
  ];
}

function Answers({ answers }: { answers: FileAnswer[] }) {
  if (answers.length === 0) return <p>{words.noAnswers}</p>;
  return (
    <section>
      <h3>{words.answers}</h3>
      {answers.some(({ choice }) => choice !== null) && <p class="hint">{words.choiceHint}</p>}
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
