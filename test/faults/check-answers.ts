/** Whether every answer is where it must be. Knows nothing of the server's code. */
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

/** What a page was told is stored, is; or a later save is. */
export function acknowledgedAndLost({ told, answers }: Evidence): Violation[] {
  const stored = new Map(answers.map((answer) => [questionKey(answer), answer]));
  const highest = new Map<string, Save>();
  for (const one of told.filter(({ as }) => as === 'STORED')) {
    const known = highest.get(questionKey(one));
    if (!known || compareSaves(known, one) < 0) highest.set(questionKey(one), one);
  }
  return [...highest].flatMap(([key, save]) => {
    const found = stored.get(key);
    if (found && compareSaves(found, save) >= 0) return [];
    const is = found ? nameOf(found) : 'nothing';
    return [violation('acknowledged and lost', save, `told ${nameOf(save)}, stored is ${is}`)];
  });
}

/**
 * What came too late and was told to be in the paper, is; or the paper was changed once more since. A flag
 * is the learner's own, and no answer is one that was taken back.
 */
export function settledAndLost({ told, sent, answers }: Evidence): Violation[] {
  const stored = new Map(answers.map((answer) => [questionKey(answer), answer]));
  const sentAs = new Map(sent.map((one) => [saveKey(one), one.response]));
  return told
    .filter(({ as }) => as === 'SAME')
    .filter((one) => {
      const found = stored.get(questionKey(one));
      const isSame = plain(sentAs.get(saveKey(one))) === plain(found?.response ?? null);
      return !isSame && (!found || compareSaves(found, one) < 0);
    })
    .map((one) => violation('settled and lost', one, `told ${nameOf(one)}`));
}

/** What a page was told is kept aside, is. */
export function keptAsideAndLost({ told, late }: Evidence): Violation[] {
  return told
    .filter(({ as }) => as === 'KEPT_ASIDE')
    .filter(
      (one) =>
        !late.some(
          (row) =>
            questionKey(row) === questionKey(one) &&
            row.epoch === one.epoch &&
            row.sequence >= one.sequence,
        ),
    )
    .map((one) => violation('kept aside and lost', one, `told ${nameOf(one)}`));
}

/** What is stored or kept aside says what was sent under that name, and what was sent was typed. */
export function invented(evidence: Evidence): Violation[] {
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
  const onTheWay = sent.flatMap((one) => {
    const content = contentOf(one);
    const was = typedAs.get(saveKey(one));
    const isTyped =
      was === undefined ? everTyped.get(questionKey(one))?.has(content) : was === content;
    if (isTyped) return [];
    return [violation('sent, but not typed', one, `${nameOf(one)}: ${content}`)];
  });
  return [...stored, ...onTheWay];
}

/** What was typed last on a device is stored, overtaken, kept aside, refused with a word, or pending. */
export function typedAndLost(evidence: Evidence): Violation[] {
  const stored = new Map(evidence.answers.map((answer) => [questionKey(answer), answer]));
  const told = groupBy(evidence.told, questionKey);
  const sentAs = new Map(evidence.sent.map((one) => [saveKey(one), contentOf(one)]));
  const late = groupBy(evidence.late, questionKey);
  const pending = groupBy(evidence.pending, questionKey);
  const ofDevice = groupBy(evidence.typed, (one) => `${one.device} ${questionKey(one)}`);
  return [...ofDevice.values()].flatMap((all) => {
    const last = all.reduce((a, b) => (b.at >= a.at ? b : a));
    const key = questionKey(last);
    const isTold = told.get(key)?.some(
      (one) =>
        one.device === last.device &&
        (isAnswerTo(one.as, one, last) ||
          // Closed for good, and said of the question: it is for what was typed meanwhile, too.
          (one.as === 'REFUSED' && one.at >= last.at) ||
          // It says the same as what was stored after it was typed: there was nothing left to deliver.
          (one.as === 'STORED' &&
            one.at >= last.at &&
            sentAs.get(saveKey(one)) === contentOf(last))),
    );
    const isKept = late.get(key)?.some((row) => contentOf(row) === contentOf(last));
    const isPending = pending
      .get(key)
      ?.some((one) => one.device === last.device && contentOf(one) === contentOf(last));
    if (isStored(stored.get(key), last) || isTold || isKept || isPending) return [];
    const text = `${last.device} typed ${nameOf(last)} ${contentOf(last)}; it is nowhere`;
    return [violation('typed and lost', last, text)];
  });
}

function isStored(row: StoredAnswer | undefined, last: TypedAnswer): boolean {
  if (!row) return false;
  // Later ones of the same page come after it.
  const isOvertaken = row.epoch === last.epoch && row.sequence >= last.sequence;
  return isOvertaken || contentOf(row) === contentOf(last);
}

function isAnswerTo(as: string, told: Save, last: Save): boolean {
  if (as === 'STORED') return compareSaves(told, last) >= 0;
  return told.epoch >= last.epoch && (told.epoch > last.epoch || told.sequence >= last.sequence);
}

/** Receipts of saves carry the hash of what was sent under that name. */
export function wrongHashes({ told, sent }: Evidence): Violation[] {
  const sentAs = new Map(sent.map((one) => [saveKey(one), one]));
  return told.flatMap((one) => {
    const was = sentAs.get(saveKey(one));
    if (one.hash === undefined || !was) return [];
    const { attemptId, questionId, epoch, sequence, response, isFlagged } = was;
    const text = plain({ attemptId, questionId, epoch, sequence, response, isFlagged });
    const hash = createHash('sha256').update(text).digest('hex');
    if (hash === one.hash) return [];
    return [violation('wrong hash', one, `${nameOf(one)}: told ${one.hash}, it is ${hash}`)];
  });
}

function violation(
  sort: string,
  { attemptId, questionId }: Pick<Save, 'attemptId' | 'questionId'>,
  text: string,
): Violation {
  return { sort, attemptId, questionId, text };
}
