import { Checkbox } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { storeIfSpace } from '../../ui/storage/browser-storage';
import { importTexts } from '../../ui/texts/import-texts';

const { preview: words } = importTexts;

const KEY = 'import-preview';
const ON = 'on';

const listeners = new Set<() => void>();

/** Whether the user wants to look at questions before they are stored. Remembered in this browser. */
export function looksFirst(): boolean {
  return localStorage.getItem(KEY) === ON;
}

/** The choice whether questions are shown before they are stored, the same wherever an import is started. */
export function LookFirst() {
  const isOn = useSyncExternalStore(listen, looksFirst);
  return (
    <Checkbox
      label={words.choice}
      description={words.choiceHint}
      checked={isOn}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  );
}

function choose(isOn: boolean): void {
  if (isOn) storeIfSpace(KEY, ON);
  else localStorage.removeItem(KEY);
  for (const onChange of listeners) onChange();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
