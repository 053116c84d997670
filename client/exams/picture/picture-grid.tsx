import { memo, useRef, useState, type CSSProperties, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { formatNumber } from '../../ui/format';
import { pictureTexts as words } from './picture-texts';
import { answerPath, useFollowAnswer } from './answer-links';
import type { PictureResult } from './class-picture.query';
import { CurrentAnswer } from './current-answer';
import type { GridPlace } from './grid-moves';
import { answerWords, shareWords } from './answer-words';
import { SIGNS } from './outcome-signs';
import type { PictureColumn } from './picture-columns';
import classes from './picture-grid.module.css';
import { useGridFocus } from './use-grid-focus';

interface PictureGridProps {
  columns: readonly PictureColumn[];
  results: readonly PictureResult[];
}

/** Learners by questions: a square for each answer, which leads to it. */
export function PictureGrid({ columns, results }: PictureGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const { pathname, search } = useLocation();
  const [current, setCurrent] = useState<GridPlace | null>(null);
  const size = { rows: results.length, columns: columns.length };
  const focus = useGridFocus(grid, size, pathname + search);

  const onPoint = (event: SyntheticEvent): void => {
    const place = placeOf(event.target);
    if (place) setCurrent(place);
  };
  const onClick = useFollowAnswer((link) => {
    const place = placeOf(link);
    if (place) focus.onOpen(place);
  });
  return (
    <>
      <CurrentAnswer
        result={current && results[current.row]}
        column={current && columns[current.column]}
      />
      <div className={classes.scroll}>
        <table
          ref={grid}
          role="grid"
          className={classes.grid}
          style={{ '--columns': columns.length } as CSSProperties}
          aria-label={words.grid}
          onKeyDown={focus.onKeyDown}
          onClick={onClick}
          onMouseOver={onPoint}
          onFocus={(event) => {
            onPoint(event);
            const place = placeOf(event.target);
            if (place) focus.onFocus(place);
          }}
        >
          <thead>
            <tr>
              <th scope="col" className={classes.learner}>
                {words.learner}
              </th>
              <th scope="col" className={classes.score}>
                {words.score}
              </th>
              {columns.map(({ question }) => (
                <th
                  key={question.questionId}
                  scope="col"
                  title={question.text}
                  className={classes.question}
                >
                  <span aria-label={words.head(question.place, shareWords(question))} role="img">
                    {words.shortQuestion(question.place)}
                    <small>
                      {question.percent === null ? '' : formatNumber(Math.round(question.percent))}
                    </small>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map((result, row) => (
              <Line
                key={result.attemptId}
                result={result}
                row={row}
                columns={columns}
                entry={focus.entry.row === row ? focus.entry.column : null}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface LineProps {
  result: PictureResult;
  row: number;
  columns: readonly PictureColumn[];
  /** The column that Tab leads to, if it is in this row. */
  entry: number | null;
}

/** Pointing at an answer changes none of the lines: there can be thousands of squares. */
const Line = memo(function Line({ result, row, columns, entry }: LineProps) {
  const { attemptId, name, number, score, maxScore, outcomes } = result;
  return (
    <tr>
      <th scope="row" className={classes.learner}>
        <bdi>{name}</bdi>
        {number > 1 && <small> {words.attempt(number)}</small>}
      </th>
      <td className={classes.score}>
        {words.scoreOf(formatNumber(score), formatNumber(maxScore))}
      </td>
      {columns.map((shown, column) => {
        const { questionId } = shown.question;
        const outcome = outcomes[shown.index] ?? null;
        return (
          <td key={questionId}>
            {outcome === null ? (
              <span
                className={classes.absent}
                data-row={row}
                data-column={column}
                role="img"
                aria-label={answerWords(result, shown)}
                tabIndex={entry === column ? 0 : -1}
              />
            ) : (
              <a
                href={answerPath(attemptId, questionId)}
                className={classes.answer}
                data-outcome={outcome}
                data-row={row}
                data-column={column}
                aria-label={answerWords(result, shown)}
                tabIndex={entry === column ? 0 : -1}
              >
                {SIGNS[outcome]}
              </a>
            )}
          </td>
        );
      })}
    </tr>
  );
});

/** The cell that an event happened in. */
function placeOf(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  const { row, column } = cell?.dataset ?? {};
  return row === undefined ? null : { row: Number(row), column: Number(column) };
}
