import { Button, Menu, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { FilterIcon, SearchIcon } from '../ui/icons';
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
  const [seen, setSeen] = useState(search);
  const input = useRef<HTMLInputElement>(null);
  const searchSoon = useDebouncedCallback((next: string) => {
    setAsked(next);
    onSearch(next);
  }, TYPING_MS);
  useHotkeys([['/', () => input.current?.focus()]]);
  // Clear Filters and Back change the address; the box follows, but never runs behind typing.
  if (search !== seen) {
    setSeen(search);
    if (search !== asked) setText(search);
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
  const { isCompleted, status } = params;
  const choices = [
    { label: words.complete, chosen: isCompleted === true, narrowed: { isCompleted: true } },
    { label: words.incomplete, chosen: isCompleted === false, narrowed: { isCompleted: false } },
    { label: words.active, chosen: status === 'ACTIVE', narrowed: { status: 'ACTIVE' } },
    { label: words.inactive, chosen: status === 'INACTIVE', narrowed: { status: 'INACTIVE' } },
  ] as const;
  const chosen = choices.filter((choice) => choice.chosen).map(({ label }) => label);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" leftSection={<FilterIcon />}>
          {chosen.length > 0 ? `${words.filter}: ${chosen.join(', ')}` : words.filter}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ label, chosen: isChosen, narrowed }) => (
          <Menu.CheckboxItem
            key={label}
            checked={isChosen}
            onChange={(checked) => onChange(checked ? narrowed : widened(narrowed))}
          >
            {label}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => onChange({ search: '', status: null, isCompleted: null })}>
          {words.clearFilters}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The same without what it narrows by. */
function widened(narrowed: Partial<QuizListParams>): Partial<QuizListParams> {
  return 'status' in narrowed ? { status: null } : { isCompleted: null };
}
