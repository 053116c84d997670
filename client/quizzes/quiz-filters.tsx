import { Button, Menu, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { CheckIcon, FilterIcon, SearchIcon } from '../ui/icons';
import { texts } from '../ui/texts';
import type { QuizListParams } from './quiz-list-params';

const { quizzes: words } = texts;
const TYPING_MS = 250;

interface QuizFiltersProps {
  params: QuizListParams;
  onChange: (changes: Partial<QuizListParams>) => void;
}

/** Search by title, and the filters menu (specification, section 2). */
export function QuizFilters({ params, onChange }: QuizFiltersProps) {
  return (
    <>
      <SearchBox search={params.search} onSearch={(search) => onChange({ search })} />
      <FilterMenu params={params} onChange={onChange} />
    </>
  );
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const input = useRef<HTMLInputElement>(null);
  const searchSoon = useDebouncedCallback((next: string) => {
    setAsked(next);
    onSearch(next);
  }, TYPING_MS);
  useHotkeys([['/', () => input.current?.focus()]]);
  // Clear Filters and Back change the address; the box follows, but never runs behind typing.
  if (search !== asked) {
    setAsked(search);
    setText(search);
  }
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={words.search}
      placeholder={words.search}
      leftSection={<SearchIcon />}
      maxLength={200}
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

function FilterMenu({ params, onChange }: QuizFiltersProps) {
  const entries = [
    { label: words.complete, changes: { isCompleted: true } },
    { label: words.incomplete, changes: { isCompleted: false } },
    { label: words.active, changes: { status: 'ACTIVE' } },
    { label: words.inactive, changes: { status: 'INACTIVE' } },
  ] as const;
  const isChosen = (changes: Partial<QuizListParams>): boolean =>
    ('isCompleted' in changes && changes.isCompleted === params.isCompleted) ||
    ('status' in changes && changes.status === params.status);
  const chosen = entries.filter(({ changes }) => isChosen(changes)).map(({ label }) => label);
  return (
    <Menu position="bottom-start" closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<FilterIcon />}>
          {chosen.length > 0 ? `${words.filter}: ${chosen.join(', ')}` : words.filter}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, changes }) => (
          <Menu.Item
            key={label}
            role="menuitemcheckbox"
            aria-checked={isChosen(changes)}
            leftSection={isChosen(changes) ? <CheckIcon /> : <span style={{ width: 18 }} />}
            onClick={() => onChange(changes)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          closeMenuOnClick
          onClick={() => onChange({ search: '', status: null, isCompleted: null })}
        >
          {words.clearFilters}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
