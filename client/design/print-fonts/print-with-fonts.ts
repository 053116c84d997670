import classes from './print-fonts.module.css';
import { loadPrintFonts } from './load-print-fonts';

/** Who wants to print waits no longer than this for fonts. */
const MAX_WAIT_MS = 8_000;

/**
 * Prints the page with fonts for all scripts, once they are there. On the screen pages do without them: they would be
 * fetched by each reader, and words would move when they come.
 */
export async function printWithFonts(): Promise<void> {
  const { body } = document;
  const { printFonts = '' } = classes;
  body.classList.add(printFonts);
  await Promise.race([loadPrintFonts(body), new Promise((go) => setTimeout(go, MAX_WAIT_MS))]);
  // Not every browser waits in `print` until the dialog is closed.
  addEventListener(
    'afterprint',
    () => {
      body.classList.remove(printFonts);
      delete body.dataset['eastAsian'];
    },
    { once: true },
  );
  window.print();
}
