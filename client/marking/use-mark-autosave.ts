import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraftAutosave, useStoredDraft } from '../ui/drafts/draft-autosave';
import { isOutcomeUnknown, isRetryable, toProblem, problemMessage } from '../ui/feedback/problem';
import { parseMarks } from '../ui/marks';
import { useIsMounted } from '../ui/hooks/use-is-mounted';
import {
  findConflict,
  hasArrived,
  withMarkState,
  type StoredMarkDraft,
  type ServerMark,
} from './mark-conflict';
import { MARK, type MarkingAnswer } from './marking-queue.query';
import {
  toMarkDraft,
  isValidMark,
  isSameDraft,
  currentLevels,
  marksOfDraft,
  markStateOf,
  type MarkDraft,
} from './mark-draft';

export type SaveState = 'saved' | 'typing' | 'saving' | 'offline' | 'refused' | 'stale';

const SAVE_DELAY_MS = 900;
const RETRY_INTERVAL_MS = 4_000;
/** A request without a response in this time counts as failed; it may have arrived. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** How many unconfirmed saves of an answer are remembered. */
const MAX_UNCONFIRMED = 5;

/** Whether the stored marks come from the key: changing them needs a reason. */
export function needsReason({ answered }: MarkingAnswer): boolean {
  return answered.grade?.source === 'RULE' && answered.marks !== null;
}

/** Whether the draft can be sent. */
export function isSendable(answer: MarkingAnswer, draft: MarkDraft): boolean {
  const marks = parseMarks(draft.marks);
  if (!isValidMark(marks, answer, marksOfDraft(answer, draft))) return false;
  return !needsReason(answer) || (marks !== null && draft.reason.trim() !== '');
}

/**
 * Autosaves the marks of an answer while they are typed, one save after the other. Unsaved marks
 * are stored in the browser and retried while offline. Marks of others are never overwritten
 * without confirmation.
 * @param opened the answer as it was opened
 */
export function useMarkAutosave(opened: MarkingAnswer) {
  const apollo = useApolloClient();
  const isMounted = useIsMounted();
  const name = `marking ${opened.id}`;
  const restored = useStoredDraft(name) as StoredMarkDraft | null;
  const [answer, setAnswer] = useState(opened);
  const [draft, setDraft] = useState(() => restored?.draft ?? toMarkDraft(markStateOf(opened)));
  const [theirs, setTheirs] = useState<ServerMark | null>(() => findConflict(opened, restored));
  const [state, setState] = useState<SaveState>(theirs ? 'stale' : 'saved');
  const [problem, setProblem] = useState<string | null>(null);
  /**
   * The last known server state. In a conflict its version is outdated, so that the server refuses
   * every save until the marker has chosen.
   */
  const base = useRef({
    version: restored && theirs ? restored.version : opened.version,
    draft: toMarkDraft(markStateOf(opened)),
    // Autosaved marks are confirmed by the next explicit save.
    isTyped: false,
  });
  const stored = useRef(opened);
  const latest = useRef(draft);
  /** Saves without a response so far. */
  const unconfirmed = useRef(restored?.unsure ?? []);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  /** The last save failed offline: the draft waits for the next retry. */
  const isOffline = useRef(false);
  /** The marker finished the answer while offline: the retry must be an explicit save too. */
  const isFinished = useRef(false);
  const forget = useDraftAutosave(
    name,
    () => {
      const isSaved = isSameDraft(draft, base.current.draft) && draft.reason === '';
      const { version } = base.current;
      return isSaved
        ? null
        : ({ draft, version, unsure: unconfirmed.current } satisfies StoredMarkDraft);
    },
    'wait',
  );

  const send = async (draftToSend: MarkDraft, isTyped: boolean): Promise<boolean> => {
    const { version } = base.current;
    const reason = draftToSend.reason.trim() === '' ? null : draftToSend.reason;
    const levels = Object.entries(draftToSend.levels).map(([criterionId, levelId]) => ({
      criterionId,
      levelId,
    }));
    const marks = parseMarks(draftToSend.marks) ?? null;
    const input = {
      id: opened.id,
      version,
      marks,
      comment: draftToSend.comment,
      levels,
      reason,
      isTyped,
    };
    const earlier = unconfirmed.current.slice(1 - MAX_UNCONFIRMED);
    unconfirmed.current = [...earlier, draftToSend];
    setState('saving');
    try {
      const { data } = await apollo.mutate({
        mutation: MARK,
        variables: { input },
        context: { fetchOptions: { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) } },
      });
      if (!data) return false;
      isOffline.current = isFinished.current = false;
      base.current = { version: data.markAnswer.version, draft: draftToSend, isTyped };
      unconfirmed.current = [];
      setProblem(null);
      stored.current = data.markAnswer;
      setAnswer(data.markAnswer);
      const isAll = isSameDraft(latest.current, draftToSend);
      setState(isAll ? 'saved' : 'typing');
      if (!isMounted()) forget();
      return true;
    } catch (error) {
      const failed = toProblem(error);
      if (isRetryable(failed) || isOutcomeUnknown(failed)) {
        isOffline.current = true;
        isFinished.current = !isTyped;
        setState('offline');
        return false;
      }
      isOffline.current = false;
      unconfirmed.current = earlier;
      return handleRefusal(failed, draftToSend, isTyped);
    }
  };

  const handleRefusal = async (
    failed: ReturnType<typeof toProblem>,
    draftToSend: MarkDraft,
    isTyped: boolean,
  ): Promise<boolean> => {
    if (failed.code === 'STALE_VERSION') {
      const current = failed.current as ServerMark;
      // Our own save had arrived, only its response was lost.
      const { version } = base.current;
      if (hasArrived(current, { version, unsure: unconfirmed.current })) {
        base.current = { version: current.version, draft: toMarkDraft(current), isTyped: true };
        unconfirmed.current = [];
        return send(draftToSend, isTyped);
      }
      setTheirs(current);
      setState('stale');
    } else if (failed.code !== 'UNAUTHENTICATED') {
      setProblem(failed.fields[0]?.message ?? problemMessage(failed));
      setState('refused');
    }
    return false;
  };

  /**
   * @param isTyped true for an autosave, false when the marker has finished the answer
   * @returns the saved answer with all typed values; null when saving failed
   */
  const save = async (isTyped: boolean): Promise<MarkingAnswer | null> => {
    const turn = running.current.then(async () => {
      const draftToSend = latest.current;
      const { draft: saved, isTyped: wasTyped } = base.current;
      if (isSameDraft(draftToSend, saved) && (isTyped || !wasTyped)) return true;
      if (isTyped && isOffline.current) return false;
      if (!isSendable(stored.current, draftToSend)) return false;
      return send(draftToSend, isTyped);
    });
    running.current = turn.catch(() => false);
    return (await running.current) ? stored.current : null;
  };

  const saveTyped = useEffectEvent(() => {
    if (theirs === null && !isSameDraft(draft, base.current.draft)) void save(true);
  });
  const retry = useEffectEvent(() => {
    isOffline.current = false;
    if (isFinished.current && theirs === null) void save(false);
    else saveTyped();
  });
  useEffect(() => {
    const timer = setTimeout(() => saveTyped(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    if (state !== 'offline') return;
    const onRetry = (): void => retry();
    const timer = setInterval(onRetry, RETRY_INTERVAL_MS);
    addEventListener('online', onRetry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onRetry);
    };
  }, [state]);

  const change = (changes: Partial<MarkDraft>): void => {
    const changed = { ...latest.current, ...changes };
    // New marks leave out levels of removed criteria.
    if (changes.marks !== undefined) changed.levels = currentLevels(answer, changed.levels);
    latest.current = changed;
    isFinished.current = false;
    setDraft(latest.current);
    setProblem(null);
    if (state !== 'offline' && state !== 'stale') setState('typing');
  };

  /** Takes the marks saved meanwhile as the new base. */
  const rebase = (theirs: ServerMark, isTyped: boolean): void => {
    base.current = { version: theirs.version, draft: toMarkDraft(theirs), isTyped };
    stored.current = withMarkState(stored.current, theirs);
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
    /** Overwrites the marks that somebody else saved with ours. */
    keepMine: async (): Promise<void> => {
      if (!theirs) return;
      rebase(theirs, true);
      // If the marks were returned to the key, changing them needs a reason, which the form now
      // asks for.
      setState('typing');
      await save(false);
    },
    takeTheirs: (): void => {
      if (!theirs) return;
      rebase(theirs, false);
      latest.current = toMarkDraft(theirs);
      setDraft(latest.current);
      setState('saved');
    },
  };
}
