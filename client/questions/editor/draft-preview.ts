import { useSyncExternalStore } from 'react';
import type { Draft } from '../content/draft';

/**
 * The draft of the open question, for the learner's view. It is outside of React's tree, so that a keystroke draws the
 * form and that view, and not the page around them.
 */
export class DraftPreview {
  private draft: Draft | null = null;
  private readonly listeners = new Set<() => void>();

  readonly show = (draft: Draft | null): void => {
    this.draft = draft;
    for (const onChange of this.listeners) onChange();
  };

  readonly read = (): Draft | null => this.draft;

  readonly listen = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  };
}

export function useDraftPreview(preview: DraftPreview): Draft | null {
  return useSyncExternalStore(preview.listen, preview.read);
}
