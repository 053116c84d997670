/** How learners want to read: size, colours, contrast. It stays with their browser. */

export type Size = 'normal' | 'large' | 'larger';
export type Scheme = 'system' | 'light' | 'dark';
export type Contrast = 'normal' | 'more';

export interface DisplaySettings {
  size: Size;
  scheme: Scheme;
  contrast: Contrast;
  /** Whether single keys do something (WCAG 2.1.4). */
  keys: boolean;
}

const KEY = 'take.comfort';
const DEFAULTS: DisplaySettings = {
  size: 'normal',
  scheme: 'system',
  contrast: 'normal',
  keys: true,
};

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const systemWantsMore = matchMedia('(prefers-contrast: more)');

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

export function displaySettings(): DisplaySettings {
  return current;
}

const listeners = new Set<(chosen: DisplaySettings) => void>();

/** Tells of every choice. @returns what ends that */
export function onDisplaySettings(listener: (chosen: DisplaySettings) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function choose(change: Partial<DisplaySettings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // It then holds for this page.
  }
  show();
  for (const listener of listeners) listener(current);
}

/** Puts it where the styles look. */
function show(): void {
  const { dataset } = document.documentElement;
  const systems = systemIsDark.matches ? 'dark' : 'light';
  dataset['colorScheme'] = current.scheme === 'system' ? systems : current.scheme;
  dataset['size'] = current.size;
  dataset['contrast'] = systemWantsMore.matches ? 'more' : current.contrast;
}

/** To be called once, before anything is drawn. */
export function storeDisplaySettings(): void {
  show();
  systemIsDark.addEventListener('change', show);
  systemWantsMore.addEventListener('change', show);
}
