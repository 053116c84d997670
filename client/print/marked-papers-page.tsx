import { useApolloClient } from '@apollo/client/react';
import { Checkbox, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { examPath } from '../ui/exam-paths';
import { Notice } from '../ui/feedback/notice';
import { EmptyState } from '../ui/feedback/states';
import { formatNumber } from '../ui/format';
import { oneOf } from '../ui/one-of';
import { partOptions } from '../ui/part-options';
import { readResultOrder, RESULT_SORTS, writeResultOrder } from '../ui/result-order';
import { printTexts } from '../ui/texts/print-texts';
import { resultTexts } from '../ui/texts/result-texts';
import { MarkedPaperSheet, nameOnSheets } from './marked-paper';
import { useNamedSheets } from './named-sheets';
import { fetchMarkedPapers, MAX_PAPERS } from './fetch-marked-papers';
import { Frame, PrintPage, PrintWaiting } from './print-page';
import { useFetched } from './use-fetched';

const { papers: words } = resultTexts;
const PART = 'part';

/** Prints the marked papers of an exam, each from a new sheet on, with the filter and order of the list. */
export function MarkedPapersPage() {
  const { id = '' } = useParams();
  const [url, setUrl] = useSearchParams();
  const apollo = useApolloClient();
  // The papers are handed back: the next class may get the same questions.
  const [hasKey, setHasKey] = useState(false);
  const part = Math.max(1, Number.parseInt(url.get(PART) ?? '1', 10) || 1);
  const selection = { search: url.get('q') ?? '', ...readResultOrder(url), part };
  const fetched = useFetched(`${id} ${JSON.stringify(selection)}`, async (onProgress) =>
    fetchMarkedPapers(apollo, id, selection, onProgress),
  );
  const { value, error, progress, retry } = fetched;
  useNamedSheets(value?.papers.map(nameOnSheets) ?? []);
  const list = new URLSearchParams(url);
  list.delete(PART);
  const back = {
    to: examPath(id, 'results') + (list.size > 0 ? `?${list.toString()}` : ''),
    label: printTexts.backToResults,
  };
  if (!value)
    return (
      <PrintWaiting
        title={words.name}
        back={back}
        progress={progress}
        error={error}
        onRetry={retry}
      />
    );
  const { me, exam, papers, total, missing } = value;
  const title = printTexts.titleOf(words.name, exam.title);
  if (papers.length === 0)
    return (
      <Frame title={title} back={back}>
        <EmptyState of="results" title={printTexts.noMatch} hint={printTexts.noMatchHint} />
      </Frame>
    );
  return (
    <PrintPage
      key={`${part} ${String(hasKey)}`}
      title={title}
      back={back}
      tools={
        <Group gap="md" align="flex-end">
          <NativeSelect
            label={resultTexts.list.order}
            value={selection.sort}
            onChange={({ currentTarget }) => {
              const sort = oneOf(RESULT_SORTS, currentTarget.value) ?? 'LATEST';
              writeResultOrder({ sort, filter: selection.filter }, list);
              setUrl(list);
            }}
            data={RESULT_SORTS.map((value) => ({
              value,
              label: resultTexts.list.sorts[value],
            }))}
          />
          {total > MAX_PAPERS && (
            <NativeSelect
              label={words.part}
              description={words.partHint(formatNumber(MAX_PAPERS))}
              value={part}
              onChange={({ currentTarget }) => {
                list.set(PART, currentTarget.value);
                setUrl(list);
              }}
              data={partOptions(total, MAX_PAPERS, words.partOf)}
            />
          )}
          <Checkbox
            label={words.withKey}
            checked={hasKey}
            onChange={({ currentTarget }) => setHasKey(currentTarget.checked)}
          />
        </Group>
      }
      notices={
        missing > 0 && (
          <Notice tone="warning">{words.missing(missing, formatNumber(missing))}</Notice>
        )
      }
    >
      {papers.map((paper, place) => (
        <MarkedPaperSheet
          key={paper.result.attemptId}
          institute={me.institute.name}
          paper={paper}
          place={place}
          hasKey={hasKey}
        />
      ))}
    </PrintPage>
  );
}
