/** Checks that no answer is lost. Uses nothing of the server's code. */
import { createHash } from 'node:crypto';
import {
  compareSaves,
  contentOf,
  groupBy,
  plain,
  questionKey,
  saveKey,
  type Evidence,
  type Save,
  type StoredAnswer,
  type TypedAnswer,
  type Violation,
} from './evidence.js';

const nameOf = ({ epoch, sequence }: Pick<Save, 'epoch' | 'sequence'>): string =>
  `(${epoch}, ${sequence})`;

/** Every save that a page saw acknowledged is stored, or a later one is. */
export function acknowledgedAndLost({ saveOutcomes, answers }: Evidence): Violation[] {
  const stored = new Map(answers.map((answer) => [questionKey(answer), answer]));
  const highest = new Map<string, Save>();
  for (const one of saveOutcomes.filter(({ outcome }) => outcome === 'STORED')) {
    const known = highest.get(questionKey(one));
    if (!known || compareSaves(known, one) < 0) highest.set(questionKey(one), one);
  }
  return [...highest].flatMap(([key, save]) => {
    const found = stored.get(key);
    if (found && compareSaves(found, save) >= 0) return [];
    const is = found ? nameOf(found) : 'nothing';
    return [
      violation('acknowledged and lost', save, `acknowledged ${nameOf(save)}, stored is ${is}`),
    ];
  });
}

/**
 * A late answer that the server reported as already in the paper is there, or the paper has changed since.
 * Only answers are compared: a flag is the candidate's own mark, on which staff decide nothing. No answer
 * equals one that was taken back.
 */
export function settledAndLost({ saveOutcomes, sent, answers }: Evidence): Violation[] {
  const stored = new Map(answers.map((answer) => [questionKey(answer), answer]));
  const sentAs = new Map(sent.map((one) => [saveKey(one), one.response]));
  return saveOutcomes
    .filter(({ outcome }) => outcome === 'SAME')
    .filter((one) => {
      const found = stored.get(questionKey(one));
      const isSame = plain(sentAs.get(saveKey(one))) === plain(found?.response ?? null);
      return !isSame && (!found || compareSaves(found, one) < 0);
    })
    .map((one) => violation('settled and lost', one, `acknowledged ${nameOf(one)}`));
}

/** Every answer that the server reported as stored as late is. */
export function lateAndLost({ saveOutcomes, late }: Evidence): Violation[] {
  return saveOutcomes
    .filter(({ outcome }) => outcome === 'STORED_AS_LATE')
    .filter(
      (one) =>
        !late.some(
          (row) =>
            questionKey(row) === questionKey(one) &&
            row.epoch === one.epoch &&
            row.sequence >= one.sequence,
        ),
    )
    .map((one) => violation('late and lost', one, `acknowledged ${nameOf(one)}`));
}

/** Stored and late answers equal what was sent with the same epoch and sequence, and what was sent was typed. */
export function unsentOrUntyped(evidence: Evidence): Violation[] {
  const { answers, late, sent, typed } = evidence;
  const sentAs = new Map(sent.map((one) => [saveKey(one), contentOf(one)]));
  const typedAs = new Map(typed.map((one) => [saveKey(one), contentOf(one)]));
  const everTyped = new Map(
    [...groupBy(typed, questionKey)].map(([key, all]) => [key, new Set(all.map(contentOf))]),
  );
  const stored = [...answers, ...late].flatMap((row) => {
    const was = sentAs.get(saveKey(row));
    if (was === contentOf(row)) return [];
    const text = `stored as ${nameOf(row)}: ${contentOf(row)}; sent: ${was ?? 'nothing'}`;
    return [violation('stored, but not sent', row, text)];
  });
  const untyped = sent.flatMap((one) => {
    const content = contentOf(one);
    const was = typedAs.get(saveKey(one));
    const isTyped =
      was === undefined ? everTyped.get(questionKey(one))?.has(content) : was === content;
    if (isTyped) return [];
    return [violation('sent, but not typed', one, `${nameOf(one)}: ${content}`)];
  });
  return [...stored, ...untyped];
}

/**
 * The last answer typed on a device is stored, superseded, stored as late or pending, or its page received
 * such an outcome. A closed question is no excuse: only the question that is shown takes answers, so the
 * answer was typed while it was open, and is sent before it is closed.
 */
export function typedAndLost(evidence: Evidence): Violation[] {
  const stored = new Map(evidence.answers.map((answer) => [questionKey(answer), answer]));
  const outcomes = groupBy(evidence.saveOutcomes, questionKey);
  const sentAs = new Map(evidence.sent.map((one) => [saveKey(one), contentOf(one)]));
  const late = groupBy(evidence.late, questionKey);
  const pending = groupBy(evidence.pending, questionKey);
  const ofDevice = groupBy(evidence.typed, (one) => `${one.device} ${questionKey(one)}`);
  return [...ofDevice.values()].flatMap((all) => {
    const last = all.reduce((a, b) => (b.at >= a.at ? b : a));
    const [key, content] = [questionKey(last), contentOf(last)];
    const isReported = outcomes.get(key)?.some((one) => {
      if (one.device !== last.device || one.outcome === 'REFUSED') return false;
      // The request came after the answer was typed and had the same content: whatever replaced it came
      // later.
      const isSame = one.requestedAt >= last.at && sentAs.get(saveKey(one)) === content;
      return isSuperseded(one, last) || isSame;
    });
    const isLate = late.get(key)?.some((row) => contentOf(row) === content);
    const isPending = pending
      .get(key)
      ?.some((one) => one.device === last.device && contentOf(one) === content);
    if (isStored(stored.get(key), last) || isReported || isLate || isPending) return [];
    const text = `${last.device} typed ${nameOf(last)} ${content}; it is nowhere`;
    return [violation('typed and lost', last, text)];
  });
}

function isStored(row: StoredAnswer | undefined, last: TypedAnswer): boolean {
  return row !== undefined && (isSuperseded(row, last) || contentOf(row) === contentOf(last));
}

/** Later saves under a lease come from the same page, and replace what was typed there before. */
function isSuperseded(by: Save, last: Save): boolean {
  return by.epoch === last.epoch && by.sequence >= last.sequence;
}

/** A device on which the link was opened again over a good connection has nothing pending. */
export function undelivered({ pending }: Evidence): Violation[] {
  return pending
    .filter(({ isStoredAsLate, wasReopened }) => wasReopened && !isStoredAsLate)
    .map((one) => violation('not delivered', one, `${one.device} still has ${nameOf(one)}`));
}

/** Receipts of saves carry the hash of what was sent with that epoch and sequence. */
export function wrongHashes({ saveOutcomes, sent }: Evidence): Violation[] {
  const sentAs = new Map(sent.map((one) => [saveKey(one), one]));
  return saveOutcomes.flatMap((one) => {
    const was = sentAs.get(saveKey(one));
    if (one.hash === undefined || !was) return [];
    const { attemptId, questionId, epoch, sequence, response, isFlagged } = was;
    const text = plain({ attemptId, questionId, epoch, sequence, response, isFlagged });
    const hash = createHash('sha256').update(text).digest('hex');
    if (hash === one.hash) return [];
    return [violation('wrong hash', one, `${nameOf(one)}: received ${one.hash}, expected ${hash}`)];
  });
}

function violation(
  kind: string,
  { attemptId, questionId }: Pick<Save, 'attemptId' | 'questionId'>,
  text: string,
): Violation {
  return { kind, attemptId, questionId, text };
}
