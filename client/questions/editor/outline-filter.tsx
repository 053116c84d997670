import { SegmentedControl } from '@mantine/core';
import { memo } from 'react';
import { SearchBox } from '../../ui/components/search-box';
import { formatNumber } from '../../ui/format';
import { editorTexts } from '../../ui/texts/editor-texts';

const { outline: words } = editorTexts;

interface OutlineFilterProps {
  search: string;
  isUnfinishedOnly: boolean;
  /** Of the rows, before the search. */
  totalCount: number;
  unfinishedCount: number;
  onSearch: (text: string) => void;
  onUnfinishedOnly: (isUnfinishedOnly: boolean) => void;
  /** The arrow key leads from the search to the rows. */
  onDown: () => void;
}

/** Search and filter of the outline. Not drawn again when the focus moves from row to row. */
export const OutlineFilter = memo(function OutlineFilter(props: OutlineFilterProps) {
  const { search, isUnfinishedOnly, totalCount, unfinishedCount } = props;
  return (
    <>
      <div
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          props.onDown();
        }}
      >
        <SearchBox label={words.search} search={search} onSearch={props.onSearch} />
      </div>
      <SegmentedControl
        aria-label={words.filter}
        size="xs"
        fullWidth
        value={isUnfinishedOnly ? 'UNFINISHED' : 'ALL'}
        onChange={(value) => props.onUnfinishedOnly(value === 'UNFINISHED')}
        data={[
          { value: 'ALL', label: words.all(formatNumber(totalCount)) },
          { value: 'UNFINISHED', label: words.unfinished(formatNumber(unfinishedCount)) },
        ]}
      />
    </>
  );
});
