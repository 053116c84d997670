import { useEffect, useState } from 'preact/hooks';
import type { Sitting } from '../session/sitting';

/** Draws again whenever something of the sitting changes. */
export function useChanges(sitting: Sitting): void {
  const [, draw] = useState(0);
  useEffect(() => sitting.subscribe(() => draw((turn) => turn + 1)), [sitting]);
}
