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

/** Search by title, and the filters menu (docs/specification.md, section 2). */
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
    { label: words.complete, chosen: isCompleted === true, filter: { isCompleted: true } },
    { label: words.incomplete, chosen: isCompleted === false, filter: { isCompleted: false } },
    { label: words.active, chosen: status === 'ACTIVE', filter: { status: 'ACTIVE' } },
    { label: words.inactive, chosen: status === 'INACTIVE', filter: { status: 'INACTIVE' } },
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
          {choices.map(({ label, chosen: isChosen, filter }) => (
            <CheckboxItem
              key={label}
              checked={isChosen}
              onChange={(checked) => onChange(checked ? filter : withoutFilter(filter))}
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

/** Clears the field that this filter sets. */
function withoutFilter(filter: Partial<QuizListParams>): Partial<QuizListParams> {
  return 'status' in filter ? { status: null } : { isCompleted: null };
}
