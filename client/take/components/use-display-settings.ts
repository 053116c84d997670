import { useEffect, useState } from 'preact/hooks';
import { displaySettings, onDisplaySettings, type DisplaySettings } from './display-settings';

/** How the learner wants to read just now. */
export function useDisplaySettings(): DisplaySettings {
  const [chosen, setChosen] = useState(displaySettings);
  useEffect(() => onDisplaySettings(setChosen), []);
  return chosen;
}
