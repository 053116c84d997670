/**
 * Back closes the dialog that is open, and stays on the page. Chromium on Android does so by itself, without any event
 * of the history. Other browsers go to the entry before: then the page goes forward again. Forward looks the same, and
 * closes the dialog, too.
 */

interface OpenDialog {
  close: () => void;
  pathname: string;
  hash: string;
}

/** If nothing is reported by then, there was no way forward. */
const MAX_RETURN_MS = 1_000;

/** The latest one last. */
const openDialogs: OpenDialog[] = [];
let isReturning = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Call this before any other listener is added: they run in the order in which they were added. */
export function closeDialogsOnBack(): void {
  addEventListener('popstate', onEvent);
  addEventListener('hashchange', onEvent);
}

/** @returns to be called when it is closed */
export function addOpenDialog(close: () => void): () => void {
  const { pathname, hash } = location;
  const dialog = { close, pathname, hash };
  openDialogs.push(dialog);
  return () => void openDialogs.splice(openDialogs.indexOf(dialog), 1);
}

function onEvent(event: Event): void {
  const dialog = openDialogs.at(-1);
  if (!isReturning && (!dialog || !event.isTrusted || isOtherLink(dialog))) return;
  // The rest of the page has not left the entry.
  event.stopImmediatePropagation();
  if (event.type !== 'popstate') return;
  // After a popstate of the way back, a change of the hash is reported at once, too.
  if (isReturning) endReturn(0);
  else {
    isReturning = true;
    endReturn(MAX_RETURN_MS);
    history.forward();
    dialog?.close();
  }
}

function endReturn(inMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => (isReturning = false), inMs);
}

/** Whether another link was typed as the address: there is no way forward then. */
const isOtherLink = ({ pathname, hash }: OpenDialog): boolean =>
  location.hash !== hash && location.pathname === pathname;
