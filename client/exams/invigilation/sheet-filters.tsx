import { Group, NativeSelect } from '@mantine/core';
import { SearchBox } from '../../ui/components/search-box';
import { formatNumber } from '../../ui/format';
import { bubbleSheetTexts as sheetWords } from '../../ui/texts/bubble-sheet-texts';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { VIEWS, type View } from './sheet-order';

const { running: words } = invigilationTexts;

interface SheetFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  view: View;
  onView: (view: View) => void;
  /** How many rows each view has; undefined until they are known. */
  counts: Record<View, number> | undefined;
}

/** Which rows of the sheet are shown: a search, and a choice that says how many there are. */
export function SheetFilters({ search, onSearch, view, onView, counts }: SheetFiltersProps) {
  return (
    <Group component="search" gap="sm">
      <SearchBox label={words.search} search={search} onSearch={onSearch} />
      <NativeSelect
        aria-label={sheetWords.view}
        w="fit-content"
        value={view}
        onChange={({ currentTarget: { value } }) => {
          const chosen = VIEWS.find((one) => one === value);
          if (chosen) onView(chosen);
        }}
        data={VIEWS.map((value) => ({
          value,
          label: sheetWords.views[value](counts ? formatNumber(counts[value]) : '…'),
        }))}
      />
    </Group>
  );
}
