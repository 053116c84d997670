import { useRef, useState, type CSSProperties, type MouseEvent, type SyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatNumber } from '../../ui/format';
import { useWayBackHere } from '../../ui/hooks/way-back';
import { pictureTexts as words } from './picture-texts';
import type { PictureResult } from './class-picture.query';
import { CurrentAnswer } from './current-answer';
import type { GridPlace } from './grid-moves';
import { outcomeName, SIGNS } from './outcome-signs';
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
  const navigate = useNavigate();
  const back = useWayBackHere(words.heading);
  const [current, setCurrent] = useState<GridPlace | null>(null);
  const size = { rows: results.length, columns: columns.length };
  const focus = useGridFocus(grid, size, pathname + search);
  const hrefAt = ({ row, column }: GridPlace): string =>
    answerPath(results[row]?.attemptId ?? '', columns[column]?.question.questionId ?? '');

  const onPoint = (event: SyntheticEvent): void => {
    const place = placeOf(event.target);
    if (place) setCurrent(place);
  };
  // Thousands of links: they are plain ones, and one handler keeps the page.
  const onClick = (event: MouseEvent): void => {
    const place = placeOf(event.target);
    if (!place) return;
    focus.onOpen(place);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void navigate(hrefAt(place), { state: back });
  };
  return (
    <>
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
              {columns.map(({ question: { questionId, place, text, percent } }) => (
                <th key={questionId} scope="col" title={text} className={classes.question}>
                  <span aria-label={words.question(place)} role="img">
                    {words.shortQuestion(place)}
                  </span>
                  <small>{percent === null ? '' : formatNumber(Math.round(percent))}</small>
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
      <CurrentAnswer
        result={current && results[current.row]}
        column={current && columns[current.column]}
      />
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

function Line({ result, row, columns, entry }: LineProps) {
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
      {columns.map(({ question, index }, column) => {
        const outcome = outcomes[index] ?? null;
        return (
          <td key={question.questionId} className={classes.cell}>
            {outcome === null ? (
              <span
                className={classes.absent}
                data-row={row}
                data-column={column}
                role="img"
                aria-label={words.cell(name, question.place, outcomeName(null))}
                tabIndex={entry === column ? 0 : -1}
              />
            ) : (
              <a
                href={answerPath(attemptId, question.questionId)}
                className={classes.answer}
                data-outcome={outcome}
                data-row={row}
                data-column={column}
                aria-label={words.cell(name, question.place, outcomeName(outcome))}
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
}

function answerPath(attemptId: string, questionId: string): string {
  return `/navigation/attempt/${attemptId}#question-${questionId}`;
}

/** The cell that an event happened in. */
function placeOf(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  const { row, column } = cell?.dataset ?? {};
  return row === undefined ? null : { row: Number(row), column: Number(column) };
}
