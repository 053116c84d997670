import { useEffect, useState } from 'preact/hooks';
import { comfort, onComfort, type Comfort } from './display-settings';

/** How the learner wants to read just now. */
export function useComfort(): Comfort {
  const [chosen, setChosen] = useState(comfort);
  useEffect(() => onComfort(setChosen), []);
  return chosen;
}
