/** Display settings of the candidate's page: size, colours, contrast. Stored in the browser. */

export type Size = 'normal' | 'large' | 'larger';
export type Scheme = 'system' | 'light' | 'dark';
export type Contrast = 'normal' | 'more';

export interface DisplaySettings {
  size: Size;
  scheme: Scheme;
  contrast: Contrast;
  /** Whether single-key shortcuts are on (WCAG 2.1.4). */
  keys: boolean;
}

const KEY = 'take.comfort';
const DEFAULTS: DisplaySettings = {
  size: 'normal',
  scheme: 'system',
  contrast: 'normal',
  keys: true,
};

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const systemContrast = matchMedia('(prefers-contrast: more)');

let current = read();

function read(): DisplaySettings {
  try {
    return {
      ...DEFAULTS,
      ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<DisplaySettings>),
    };
  } catch {
    return DEFAULTS;
  }
}

export function getDisplaySettings(): DisplaySettings {
  return current;
}

const listeners = new Set<(chosen: DisplaySettings) => void>();

/** Calls the listener on every change. @returns unsubscribes */
export function subscribeToDisplaySettings(
  listener: (chosen: DisplaySettings) => void,
): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function changeDisplaySettings(change: Partial<DisplaySettings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Without storage the settings last as long as the page.
  }
  apply();
  for (const listener of listeners) listener(current);
}

/** Sets the data attributes that the style sheets use. */
function apply(): void {
  const { dataset } = document.documentElement;
  const systemScheme = systemDark.matches ? 'dark' : 'light';
  dataset['colorScheme'] = current.scheme === 'system' ? systemScheme : current.scheme;
  dataset['size'] = current.size;
  dataset['contrast'] = systemContrast.matches ? 'more' : current.contrast;
}

/** Call once, before the first render. */
export function initDisplaySettings(): void {
  apply();
  systemDark.addEventListener('change', apply);
  systemContrast.addEventListener('change', apply);
}
