/** @jsxImportSource preact */
import type { ReviewReply } from '../api/api-types';
import { adjustmentText } from '../texts/adjustment-text';
import { Notice } from '../components/parts';
import { texts } from '../texts/texts';

const { adjustments: words } = texts.review;

/** What staff changed about the result after the exam, and why; nothing if they changed nothing. */
export function ShownAdjustments({ adjustments }: Pick<ReviewReply, 'adjustments'>) {
  if (adjustments.length === 0) return null;
  return (
    <Notice>
      <p>
        <strong>{words.title}</strong>
      </p>
      <ul>
        {adjustments.map((adjustment, index) => (
          <li key={index}>
            {adjustmentText(adjustment)}
            {adjustment.reason !== null && (
              <>
                {' '}
                <span dir="auto">{words.reason(adjustment.reason)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
