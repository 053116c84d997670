import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { Fragment, useState } from 'react';
import { RecordTable } from '../../ui/components/record-table';
import { figureTexts } from '../figure-texts';
import { MoreAbout } from './figure-section';
import type { Figures } from './figures.query';
import classes from './figures.module.css';
import { QuestionDetails } from './question-details';
import { inOrder, SORTS, type Sort } from './question-order';
import { QuestionRow } from './question-row';

const { questions: words, options, ofRevision } = figureTexts;
const { place, rightAnswers, facility, discrimination } = words.columns;
const NUMERIC = [place, rightAnswers, facility, discrimination];
const COLUMNS = [...Object.values(words.columns), words.details];

/** The item analysis of a revision: a row for each question, with details on demand. */
export function QuestionFiguresTable({ figures }: { figures: Figures }) {
  const { questions, reliability, revision } = figures;
  const [sort, setSort] = useState<Sort>('PAPER');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void =>
    setOpened((ids) =>
      ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]),
    );
  const isAllOpen = questions.every(({ questionId }) => opened.has(questionId));
  return (
    <Stack gap="sm" component="section">
      <Group justify="space-between" gap="sm" align="flex-end">
        <div>
          <Title order={2}>{words.heading}</Title>
          <Text c="dimmed">{ofRevision(reliability.attempts, revision ?? 1)}</Text>
        </div>
        <Group gap="sm" wrap="nowrap" className={classes.tools}>
          <Button
            variant="default"
            flex="none"
            onClick={() =>
              setOpened(new Set(isAllOpen ? [] : questions.map(({ questionId }) => questionId)))
            }
          >
            {isAllOpen ? words.closeAll : words.openAll}
          </Button>
          <NativeSelect
            aria-label={words.sort}
            value={sort}
            onChange={({ currentTarget: { value } }) =>
              setSort(SORTS.find((name) => name === value) ?? 'PAPER')
            }
            data={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
          />
        </Group>
      </Group>
      <Text size="sm" c="dimmed">
        {words.hint}
        {opened.size > 0 && <span className={classes.onPaper}>{options.hint}</span>}
      </Text>
      <MoreAbout heading={words.heading}>{words.more}</MoreAbout>
      <RecordTable
        label={words.heading}
        columns={COLUMNS}
        numeric={NUMERIC}
        unprinted={[words.details]}
      >
        {inOrder(questions, sort).map((question) => {
          const { questionId } = question;
          const isOpen = opened.has(questionId);
          return (
            <Fragment key={questionId}>
              <QuestionRow
                question={question}
                questionCount={questions.length}
                isOpen={isOpen}
                onToggle={() => toggle(questionId)}
              />
              {isOpen && (
                <tr id={`details-${questionId}`}>
                  <td colSpan={COLUMNS.length} className={classes.details}>
                    <QuestionDetails question={question} questionCount={questions.length} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </RecordTable>
    </Stack>
  );
}
