import { printWithFonts } from '../../design/print-fonts/print-with-fonts';

/** Prints the poster of an exam's page only. Printed from the browser's menu, the page is the list of its people. */
export function printPoster(): void {
  const { dataset } = document.documentElement;
  dataset['print'] = 'poster';
  // Not every browser waits in `print` until the dialog is closed.
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  void printWithFonts();
}
