import { useEffect, useState } from 'preact/hooks';
import {
  getDisplaySettings,
  subscribeToDisplaySettings,
  type DisplaySettings,
} from './display-settings';

/** The current display settings. */
export function useDisplaySettings(): DisplaySettings {
  const [settings, setSettings] = useState(getDisplaySettings);
  useEffect(() => subscribeToDisplaySettings(setSettings), []);
  return settings;
}
