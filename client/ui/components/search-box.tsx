import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { SearchIcon } from '../icons';
import { useKey, useShortcutHelp, type Shortcut } from '../hooks/use-shortcuts';
import { texts } from '../texts/texts';

const DEBOUNCE_MS = 250;
const MAX_LENGTH = 200;
const SHORTCUTS: readonly Shortcut[] = [{ keys: '/', does: texts.shortcuts.search }];

interface SearchBoxProps {
  label: string;
  /** The search in the URL of the page. */
  search: string;
  onSearch: (text: string) => void;
}

/** The search field of a list. The key `/` focuses it. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [requested, setRequested] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  const input = useRef<HTMLInputElement>(null);
  const searchSoon = useDebouncedCallback((next: string) => {
    setRequested(next);
    onSearch(next);
  }, DEBOUNCE_MS);
  useKey('/', () => input.current?.focus());
  useShortcutHelp(SHORTCUTS);
  // Clear Filters and Back change the URL; the field follows, but never overwrites what is being
  // typed.
  if (search !== lastSearch) {
    setLastSearch(search);
    if (search !== requested) {
      setText(search);
      setRequested(search);
    }
  }
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<SearchIcon />}
      maxLength={MAX_LENGTH}
      flex="1 1 220px"
      maw={420}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        searchSoon(currentTarget.value);
      }}
    />
  );
}
