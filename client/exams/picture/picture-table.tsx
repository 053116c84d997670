import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Table } from '../../ui/components/table';
import { formatNumber, formatPercent } from '../../ui/format';
import { useWayBackHere } from '../../ui/hooks/way-back';
import { pictureTexts as words } from './picture-texts';
import { answerPath, useFollowAnswer } from './answer-links';
import type { Outcome, PictureResult } from './class-picture.query';
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
            <th scope="col">{words.learner}</th>
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
          {results.map(({ attemptId, name, number, score, maxScore, outcomes }) => (
            <tr key={attemptId}>
              <th scope="row">
                <Anchor
                  component={Link}
                  to={`/navigation/attempt/${attemptId}`}
                  state={back}
                  inherit
                >
                  <bdi>{name}</bdi>
                </Anchor>
                {number > 1 && <small> {words.attempt(number)}</small>}
              </th>
              <td data-numeric>{words.scoreOf(formatNumber(score), formatNumber(maxScore))}</td>
              {columns.map(({ question: { questionId, place }, index }) => (
                <td key={questionId}>
                  <Answer
                    href={answerPath(attemptId, questionId)}
                    outcome={outcomes[index] ?? null}
                    named={(outcome) => words.cell(name, place, outcome)}
                  />
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
  href: string;
  /** Null: the paper did not have the question. */
  outcome: Outcome | null;
  /** What the link is called: the texts of all links are alike. */
  named: (outcome: string) => string;
}

function Answer({ href, outcome, named }: AnswerProps) {
  const name = outcomeName(outcome);
  if (outcome === null) return name;
  return (
    <a href={href} className={classes.answer} aria-label={named(name)}>
      {name}
    </a>
  );
}
