import classes from './letters.module.css';
import { loadLetters } from './load-letters';

/** Who wants to print waits no longer than this for fonts. */
const MAX_WAIT_MS = 8_000;

/**
 * Prints the page with fonts for all scripts, once they are there. On the screen pages do without them: they would be
 * fetched by each reader, and words would move when they come.
 */
export async function printWithLetters(): Promise<void> {
  const { body } = document;
  const { letters = '' } = classes;
  body.classList.add(letters);
  await Promise.race([loadLetters(body), new Promise((go) => setTimeout(go, MAX_WAIT_MS))]);
  // Not every browser waits in `print` until the dialog is closed.
  addEventListener(
    'afterprint',
    () => {
      body.classList.remove(letters);
      delete body.dataset['letters'];
    },
    { once: true },
  );
  window.print();
}
