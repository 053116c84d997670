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
 * What came too late and was told to be in the paper, is; or the paper was changed once more since. Answers
 * are compared, not flags: a flag is the learner's own mark, and nothing that whoever gives the exam could
 * decide on. No answer is the same as one that was taken back.
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

/**
 * What was typed last on a device is stored, overtaken, kept aside or pending; or its page was told so. That
 * its question is closed excuses nothing: only the question that is shown takes answers, so whatever was
 * typed was typed while it was open, and is sent before it is closed.
 */
export function typedAndLost(evidence: Evidence): Violation[] {
  const stored = new Map(evidence.answers.map((answer) => [questionKey(answer), answer]));
  const told = groupBy(evidence.told, questionKey);
  const sentAs = new Map(evidence.sent.map((one) => [saveKey(one), contentOf(one)]));
  const late = groupBy(evidence.late, questionKey);
  const pending = groupBy(evidence.pending, questionKey);
  const ofDevice = groupBy(evidence.typed, (one) => `${one.device} ${questionKey(one)}`);
  return [...ofDevice.values()].flatMap((all) => {
    const last = all.reduce((a, b) => (b.at >= a.at ? b : a));
    const [key, content] = [questionKey(last), contentOf(last)];
    const isTold = told.get(key)?.some((one) => {
      if (one.device !== last.device || one.as === 'REFUSED') return false;
      // It says the same as what was there when it was asked for, after it was typed: whatever replaced
      // that, came later.
      const isSame = one.askedAt >= last.at && sentAs.get(saveKey(one)) === content;
      return isOvertaken(one, last) || isSame;
    });
    const isKept = late.get(key)?.some((row) => contentOf(row) === content);
    const isPending = pending
      .get(key)
      ?.some((one) => one.device === last.device && contentOf(one) === content);
    if (isStored(stored.get(key), last) || isTold || isKept || isPending) return [];
    const text = `${last.device} typed ${nameOf(last)} ${content}; it is nowhere`;
    return [violation('typed and lost', last, text)];
  });
}

function isStored(row: StoredAnswer | undefined, last: TypedAnswer): boolean {
  return row !== undefined && (isOvertaken(row, last) || contentOf(row) === contentOf(last));
}

/** Later ones of a lease come from the same page, and replace what was typed there before. */
function isOvertaken(by: Save, last: Save): boolean {
  return by.epoch === last.epoch && by.sequence >= last.sequence;
}

/** Where the link was opened again over a good line, nothing is left behind. */
export function undelivered({ pending }: Evidence): Violation[] {
  return pending
    .filter(({ isAside, isBack }) => isBack && !isAside)
    .map((one) => violation('not delivered', one, `${one.device} still has ${nameOf(one)}`));
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
