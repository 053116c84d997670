import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Table } from '../../ui/components/table';
import { formatNumber, formatPercent } from '../../ui/format';
import { useWayBackHere } from '../../ui/hooks/way-back';
import { pictureTexts as words } from './picture-texts';
import { answerPath, useFollowAnswer } from './answer-links';
import { answerWords } from './answer-words';
import type { PictureResult } from './class-picture.query';
import { outcomeName } from './outcome-signs';
import type { PictureColumn } from './picture-columns';
import classes from './picture-table.module.css';

interface PictureTableProps {
  columns: readonly PictureColumn[];
  results: readonly PictureResult[];
}

/** The same as the picture, in words. */
export function PictureTable({ columns, results }: PictureTableProps) {
  const back = useWayBackHere(words.heading);
  const onClick = useFollowAnswer();
  return (
    <section className={classes.scroll} aria-label={words.grid} tabIndex={0}>
      <Table isDense className={classes.table} aria-label={words.grid} onClick={onClick}>
        <thead>
          <tr>
            <th scope="col" className={classes.learner}>
              {words.learner}
            </th>
            <th scope="col" data-numeric>
              {words.score}
            </th>
            {columns.map(({ question: { questionId, place, percent, text } }) => (
              <th key={questionId} scope="col" title={text}>
                {words.question(place)}
                <br />
                {percent === null ? words.unmeasured : words.share(formatPercent(percent))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.attemptId}>
              <th scope="row" className={classes.learner}>
                <Anchor
                  component={Link}
                  to={`/navigation/attempt/${result.attemptId}`}
                  state={back}
                  inherit
                >
                  <bdi>{result.name}</bdi>
                </Anchor>
                {result.number > 1 && <small> {words.attempt(result.number)}</small>}
              </th>
              <td data-numeric>
                {words.scoreOf(formatNumber(result.score), formatNumber(result.maxScore))}
              </td>
              {columns.map((column) => (
                <td key={column.question.questionId}>
                  <Answer result={result} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

interface AnswerProps {
  result: PictureResult;
  column: PictureColumn;
}

function Answer({ result, column }: AnswerProps) {
  const outcome = result.outcomes[column.index] ?? null;
  const name = outcomeName(outcome);
  if (outcome === null) return name;
  // The texts of all links are alike: each is named after its learner and question.
  return (
    <a
      href={answerPath(result.attemptId, column.question.questionId)}
      className={classes.answer}
      aria-label={answerWords(result, column)}
    >
      {name}
    </a>
  );
}
