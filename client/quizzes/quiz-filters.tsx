import { Button } from '@mantine/core';
import { FilterIcon } from '../ui/icons';
import { Menu } from '../ui/components/menu';
import { quizTexts as words } from '../ui/texts/quiz-texts';
import { SearchBox } from '../ui/components/search-box';
import type { QuizListParams } from './quiz-list-params';

interface QuizFiltersProps {
  params: QuizListParams;
  onChange: (changes: Partial<QuizListParams>) => void;
}

/** Search by title, and the filters menu (specification, section 2). */
export function QuizFilters({ params, onChange }: QuizFiltersProps) {
  return (
    <>
      <SearchBox
        label={words.search}
        search={params.search}
        onSearch={(search) => onChange({ search })}
      />
      <FilterMenu params={params} onChange={onChange} />
    </>
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
    <Menu
      side="start"
      button={(props) => (
        <Button {...props} variant="default" leftSection={<FilterIcon />}>
          {chosen.length > 0 ? `${words.filter}: ${chosen.join(', ')}` : words.filter}
        </Button>
      )}
    >
      {({ CheckboxItem, Divider, Item }) => (
        <>
          {choices.map(({ label, chosen: isChosen, narrowed }) => (
            <CheckboxItem
              key={label}
              checked={isChosen}
              onChange={(checked) => onChange(checked ? narrowed : widened(narrowed))}
            >
              {label}
            </CheckboxItem>
          ))}
          <Divider />
          <Item onClick={() => onChange({ search: '', status: null, isCompleted: null })}>
            {words.clearFilters}
          </Item>
        </>
      )}
    </Menu>
  );
}

/** The same without what it narrows by. */
function widened(narrowed: Partial<QuizListParams>): Partial<QuizListParams> {
  return 'status' in narrowed ? { status: null } : { isCompleted: null };
}
