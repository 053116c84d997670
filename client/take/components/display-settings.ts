/** How learners want to read: size, colours, contrast. It stays with their browser. */

export type Size = 'normal' | 'large' | 'larger';
export type Scheme = 'system' | 'light' | 'dark';
export type Contrast = 'normal' | 'more';

export interface Comfort {
  size: Size;
  scheme: Scheme;
  contrast: Contrast;
  /** Whether single keys do something (WCAG 2.1.4). */
  keys: boolean;
}

const KEY = 'take.comfort';
const DEFAULTS: Comfort = { size: 'normal', scheme: 'system', contrast: 'normal', keys: true };

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const systemWantsMore = matchMedia('(prefers-contrast: more)');

let current = read();

function read(): Comfort {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Comfort>) };
  } catch {
    return DEFAULTS;
  }
}

export function comfort(): Comfort {
  return current;
}

const listeners = new Set<(chosen: Comfort) => void>();

/** Tells of every choice. @returns what ends that */
export function onComfort(listener: (chosen: Comfort) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function choose(change: Partial<Comfort>): void {
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
export function keepComfort(): void {
  show();
  systemIsDark.addEventListener('change', show);
  systemWantsMore.addEventListener('change', show);
}
