import { useApolloClient } from '@apollo/client/react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { examPath } from '../ui/exam-paths';
import { formatNumber } from '../ui/format';
import { readResultOrder } from '../ui/result-order';
import { readHiddenColumns } from '../ui/storage/hidden-columns';
import { Notice } from '../ui/feedback/notice';
import { printTexts as words } from '../ui/texts/print-texts';
import { EmptyState } from '../ui/feedback/states';
import { Frame, PrintPage, PrintWaiting } from './print-page';
import { ResultList } from './result-list';
import { fetchResults, MAX_RESULTS } from './results.query';
import { useFetched } from './use-fetched';

/** Prints the results of an exam: all pages of the list, with its filter, order and columns. */
export function ResultListPage() {
  const { id = '' } = useParams();
  const [url] = useSearchParams();
  const apollo = useApolloClient();
  const search = url.get('q') ?? '';
  const { sort, filter } = readResultOrder(url);
  const isWhole = search === '' && filter === null;
  const fetched = useFetched(`${id} ${url.toString()}`, async (onProgress) =>
    fetchResults(apollo, id, { search, filter, sort }, onProgress),
  );
  const { value, error, progress, retry } = fetched;
  const back = {
    to: `${examPath(id, 'results')}${useLocation().search}`,
    label: words.backToResults,
  };
  if (!value)
    return (
      <PrintWaiting
        title={words.results}
        back={back}
        progress={progress}
        error={error}
        onRetry={retry}
      />
    );
  const { exam, results } = value;
  const title = words.titleOf(words.results, exam.title);
  if (results.rows.length === 0)
    return (
      <Frame title={title} back={back}>
        <EmptyState
          of={isWhole ? 'results' : 'search'}
          title={isWhole ? words.noResults : words.noMatch}
          hint={isWhole ? words.noResultsHint : words.noMatchHint}
        />
      </Frame>
    );
  return (
    <PrintPage
      title={title}
      back={back}
      notices={
        <>
          {results.total > MAX_RESULTS && (
            <Notice tone="warning">
              {words.tooMany(formatNumber(MAX_RESULTS), formatNumber(results.total))}
            </Notice>
          )}
          {results.isChanging && <Notice tone="warning">{words.changing}</Notice>}
        </>
      }
    >
      <ResultList
        printed={value}
        search={search}
        filter={filter}
        sort={sort}
        hidden={readHiddenColumns()}
      />
    </PrintPage>
  );
}
