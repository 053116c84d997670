import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKeepDraft, useStoredDraft } from '../ui/drafts/use-stored-draft';
import { isOutcomeUnknown, mayPass, problemOf, sentenceOf } from '../ui/feedback/problem';
import { useIsMounted } from '../ui/hooks/use-still-here';
import { foundStale, hasArrived, withStanding, type KeptMark, type Theirs } from './kept-mark';
import { MARK, type MarkingAnswer } from './marking.query';
import {
  draftOf,
  isGivable,
  isSameDraft,
  levelsInUse,
  marksOfDraft,
  marksTyped,
  standingOf,
  type MarkDraft,
} from './mark-draft';

export type SaveState = 'saved' | 'typing' | 'saving' | 'offline' | 'refused' | 'stale';

const SAVE_AFTER_MS = 900;
const TRY_AGAIN_MS = 4_000;
/** A line that hangs is none: what was sent may have arrived. */
export const PATIENCE_MS = 10_000;
/** Of an answer's last saves. */
const MAX_UNKNOWN = 5;

/** Whether the key gave the marks that stand: to change them takes a reason. */
export function needsReason({ answered }: MarkingAnswer): boolean {
  return answered.grade?.source === 'RULE' && answered.marks !== null;
}

/** Whether what is typed can be sent at all. */
export function isSendable(answer: MarkingAnswer, draft: MarkDraft): boolean {
  const marks = marksTyped(draft.marks);
  if (!isGivable(marks, answer, marksOfDraft(answer, draft))) return false;
  return !needsReason(answer) || (marks !== null && draft.reason.trim() !== '');
}

/**
 * What a marker types for an answer: saved as it is typed, one save after the other; kept in the browser
 * until it is, and tried again while there is no line. Nothing of somebody else's is overwritten unasked.
 * @param opened the answer as it was opened
 */
export function useMarkSaving(opened: MarkingAnswer) {
  const apollo = useApolloClient();
  const isHere = useIsMounted();
  const name = `marking ${opened.id}`;
  const kept = useStoredDraft(name) as KeptMark | null;
  const [answer, setAnswer] = useState(opened);
  const [draft, setDraft] = useState(() => kept?.draft ?? draftOf(standingOf(opened)));
  const [theirs, setTheirs] = useState<Theirs | null>(() => foundStale(opened, kept));
  const [state, setState] = useState<SaveState>(theirs ? 'stale' : 'saved');
  const [problem, setProblem] = useState<string | null>(null);
  /** What the server is known to have. Of what is stale it refuses every save, until somebody has decided. */
  const base = useRef({
    version: kept && theirs ? kept.version : opened.version,
    draft: draftOf(standingOf(opened)),
    // What was only typed here is confirmed by the next save that is asked for.
    isTyped: false,
  });
  const stored = useRef(opened);
  const latest = useRef(draft);
  /** Sent, and nobody knows (yet) whether it arrived. */
  const unsure = useRef(kept?.unsure ?? []);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  /** The last save found no line: what is typed waits for the next try. */
  const isDown = useRef(false);
  /** Said to be finished while there was no line: what is tried again says so, too. */
  const isFinished = useRef(false);
  const forget = useKeepDraft(
    name,
    () => {
      const isSaved = isSameDraft(draft, base.current.draft) && draft.reason === '';
      const { version } = base.current;
      return isSaved ? null : ({ draft, version, unsure: unsure.current } satisfies KeptMark);
    },
    'wait',
  );

  const send = async (mine: MarkDraft, isTyped: boolean): Promise<boolean> => {
    const { version } = base.current;
    const reason = mine.reason.trim() === '' ? null : mine.reason;
    const levels = Object.entries(mine.levels).map(([criterionId, levelId]) => ({
      criterionId,
      levelId,
    }));
    const marks = marksTyped(mine.marks);
    const input = { id: opened.id, version, marks, comment: mine.comment, levels, reason, isTyped };
    const earlier = unsure.current.slice(1 - MAX_UNKNOWN);
    unsure.current = [...earlier, mine];
    setState('saving');
    try {
      const { data } = await apollo.mutate({
        mutation: MARK,
        variables: { input },
        context: { fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } },
      });
      if (!data) return false;
      isDown.current = isFinished.current = false;
      base.current = { version: data.markAnswer.version, draft: mine, isTyped };
      unsure.current = [];
      setProblem(null);
      stored.current = data.markAnswer;
      setAnswer(data.markAnswer);
      const isAll = isSameDraft(latest.current, mine);
      setState(isAll ? 'saved' : 'typing');
      if (!isHere()) forget();
      return true;
    } catch (error) {
      const failed = problemOf(error);
      if (mayPass(failed) || isOutcomeUnknown(failed)) {
        isDown.current = true;
        isFinished.current = !isTyped;
        setState('offline');
        return false;
      }
      isDown.current = false;
      unsure.current = earlier;
      return refused(failed, mine, isTyped);
    }
  };

  const refused = async (
    failed: ReturnType<typeof problemOf>,
    mine: MarkDraft,
    isTyped: boolean,
  ): Promise<boolean> => {
    if (failed.code === 'STALE_VERSION') {
      const current = failed.current as Theirs;
      // It is our own: it had arrived, and only its answer was lost.
      const { version } = base.current;
      if (hasArrived(current, { version, unsure: unsure.current })) {
        base.current = { version: current.version, draft: draftOf(current), isTyped: true };
        unsure.current = [];
        return send(mine, isTyped);
      }
      setTheirs(current);
      setState('stale');
    } else if (failed.code !== 'UNAUTHENTICATED') {
      setProblem(failed.fields[0]?.message ?? sentenceOf(failed));
      setState('refused');
    }
    return false;
  };

  /**
   * @param isTyped it is not finished
   * @returns the answer as it is saved, all of what is typed in it; null: it could not be
   */
  const save = async (isTyped: boolean): Promise<MarkingAnswer | null> => {
    const turn = running.current.then(async () => {
      const mine = latest.current;
      const { draft: saved, isTyped: wasTyped } = base.current;
      if (isSameDraft(mine, saved) && (isTyped || !wasTyped)) return true;
      if (isTyped && isDown.current) return false;
      if (!isSendable(stored.current, mine)) return false;
      return send(mine, isTyped);
    });
    running.current = turn.catch(() => false);
    return (await running.current) ? stored.current : null;
  };

  const saveTyped = useEffectEvent(() => {
    if (theirs === null && !isSameDraft(draft, base.current.draft)) void save(true);
  });
  const tryAgain = useEffectEvent(() => {
    isDown.current = false;
    if (isFinished.current && theirs === null) void save(false);
    else saveTyped();
  });
  useEffect(() => {
    const timer = setTimeout(() => saveTyped(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    if (state !== 'offline') return;
    const again = (): void => tryAgain();
    const timer = setInterval(again, TRY_AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [state]);

  const change = (changes: Partial<MarkDraft>): void => {
    const changed = { ...latest.current, ...changes };
    // Marks that are given anew leave out what the rubric has no more.
    if (changes.marks !== undefined) changed.levels = levelsInUse(answer, changed.levels);
    latest.current = changed;
    isFinished.current = false;
    setDraft(latest.current);
    setProblem(null);
    if (state !== 'offline' && state !== 'stale') setState('typing');
  };

  /** What was made of it meanwhile is what the answer is from now on. */
  const standOn = (theirs: Theirs, isTyped: boolean): void => {
    base.current = { version: theirs.version, draft: draftOf(theirs), isTyped };
    stored.current = withStanding(stored.current, theirs);
    setAnswer(stored.current);
    setTheirs(null);
  };

  return {
    answer,
    draft,
    state,
    problem,
    theirs,
    change,
    save,
    /** Puts what is typed here in the place of what somebody else saved. */
    keepMine: async (): Promise<void> => {
      if (!theirs) return;
      standOn(theirs, true);
      // Marks that went back to the key are changed with a reason, which is asked for now.
      setState('typing');
      await save(false);
    },
    takeTheirs: (): void => {
      if (!theirs) return;
      standOn(theirs, false);
      latest.current = draftOf(theirs);
      setDraft(latest.current);
      setState('saved');
    },
  };
}
