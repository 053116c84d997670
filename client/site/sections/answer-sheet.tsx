/** An answer sheet, drawn for this site. Its bubbles fill once (answer-sheet.css). Decoration. */

/** The bubble that is filled in each row. */
const CHOSEN = [1, 3, 0, 2, 1];
const BUBBLES = [0, 1, 2, 3];

export function AnswerSheet() {
  return (
    <svg className="site-sheet" viewBox="0 0 132 168" aria-hidden="true">
      <rect className="site-sheet-paper" x="1" y="1" width="130" height="166" rx="8" />
      <path className="site-sheet-margin" d="M26 1v166" />
      <path className="site-sheet-line" d="M38 20h44" />
      {CHOSEN.map((chosen, row) => (
        <g key={row} transform={`translate(0 ${44 + row * 24})`}>
          <path className="site-sheet-number" d="M12 0h4" />
          {BUBBLES.map((place) => (
            <g key={place} transform={`translate(${44 + place * 24} 0)`}>
              <circle r="7.5" />
              {place === chosen && <circle className={`is-filled is-row-${row}`} r="5" />}
            </g>
          ))}
        </g>
      ))}
      <path className="site-sheet-tick" pathLength="1" d="m96 20 6 6 12-14" />
    </svg>
  );
}
