import { eastAsianOf, loadEastAsian } from './east-asian';
import './script-fonts.css';

/**
 * Loads the fonts that the texts of an element need. Its class must be that of print-fonts.module.css.
 * @param onWait is called if some are not there yet
 * @returns whether all were loaded; otherwise the machine's own are used, if it has some
 */
export async function loadPrintFonts(element: HTMLElement, onWait?: () => void): Promise<boolean> {
  const text = element.textContent;
  const language = eastAsianOf(text);
  // First of all: the same characters in other shapes are other files.
  if (language) element.dataset['eastAsian'] = language;
  else delete element.dataset['eastAsian'];
  const isListed = await loadEastAsian(text).then(
    () => true,
    () => false,
  );
  // The first layout requests fonts; each that comes may lack characters, for which the layout after it requests another.
  while (isLoading(element)) {
    onWait?.();
    await document.fonts.ready;
  }
  return isListed && [...document.fonts].every(({ status }) => status !== 'error');
}

/** Lays the element out, as only that requests its fonts. */
function isLoading(element: HTMLElement): boolean {
  element.getBoundingClientRect();
  return document.fonts.status === 'loading';
}
