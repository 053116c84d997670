import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { SearchIcon } from '../icons';
import { useKey, useListed, type Shortcut } from '../hooks/use-shortcuts';
import { texts } from '../texts/texts';

const TYPING_MS = 250;
const MAX_LENGTH = 200;
const SHORTCUTS: readonly Shortcut[] = [{ keys: '/', does: texts.shortcuts.search }];

interface SearchBoxProps {
  label: string;
  /** What the address of the page asks for. */
  search: string;
  onSearch: (text: string) => void;
}

/** The search of a list. `/` leads to it. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  const input = useRef<HTMLInputElement>(null);
  const searchSoon = useDebouncedCallback((next: string) => {
    setAsked(next);
    onSearch(next);
  }, TYPING_MS);
  useKey('/', () => input.current?.focus());
  useListed(SHORTCUTS);
  // Clear Filters and Back change the address; the box follows, but never runs behind typing.
  if (search !== seen) {
    setSeen(search);
    if (search !== asked) {
      setText(search);
      setAsked(search);
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
