/**
 * Prints the page, with fonts for the scripts on it. They are not among the files that are there without a connection:
 * then, the page is printed with those of the machine.
 */
export function printPage(): void {
  import('../../design/print-fonts/print-with-fonts').then(
    async ({ printWithFonts }) => printWithFonts(),
    () => window.print(),
  );
}
