import { Button } from '@mantine/core';
import { printWithFonts } from '../design/print-fonts/print-with-fonts';
import { PrintIcon } from '../ui/icons';
import { printTexts } from '../ui/texts/print-texts';

/** Prints the page that it is on, with fonts for all scripts. */
export function PrintButton() {
  return (
    <Button variant="default" leftSection={<PrintIcon />} onClick={() => void printWithFonts()}>
      {printTexts.print}
    </Button>
  );
}
