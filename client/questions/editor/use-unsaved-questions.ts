import { useMemo, useState } from 'react';
import { draftNames } from '../../ui/drafts/draft-names';
import { draftNameOf, newDraftName } from '../content/draft-name';
import type { OutlineRow } from './rows/outline.query';
import { NEW } from './use-open-question';

/** Each kind has a form for a new question. */
const KINDS = ['MCQ', 'DESCRIPTIVE'] as const;

interface UnsavedQuestions {
  /** The ids of questions with changes that are not saved. */
  ids: ReadonlySet<string>;
  /** Whether a new question waits. */
  hasNew: boolean;
  onLeft: () => void;
}

interface Options {
  quizId: string;
  rows: readonly OutlineRow[];
  /** The question that is open. */
  openId: string | null;
  /** Of that question, whose draft changes while one types. */
  isOpenUnsaved: boolean;
}

/** Which questions have drafts in this browser. */
export function useUnsavedQuestions(options: Options): UnsavedQuestions {
  const { quizId, rows, openId, isOpenUnsaved } = options;
  const [stored, setStored] = useState(draftNames);
  /** A form is being closed. Its draft is written at the end of that. */
  const onLeft = (): void => queueMicrotask(() => setStored(draftNames()));
  const unsaved = useMemo(() => {
    const isUnsaved = (id: string): boolean =>
      id === openId ? isOpenUnsaved : stored.has(draftNameOf(id));
    const ids = new Set(rows.filter(({ id }) => isUnsaved(id)).map(({ id }) => id));
    const waits = KINDS.some((kind) => stored.has(newDraftName(kind, quizId)));
    return { ids, hasNew: openId === NEW ? isOpenUnsaved : waits };
  }, [rows, stored, openId, isOpenUnsaved, quizId]);
  return { ...unsaved, onLeft };
}
