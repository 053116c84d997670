import classes from './print-fonts.module.css';

/** The fonts of printed texts as CSS, for what is no element, such as the margin of a sheet. */
export function printFontFamily(): string {
  const probe = document.createElement('span');
  probe.className = classes.printFonts ?? '';
  document.body.append(probe);
  const { fontFamily } = getComputedStyle(probe);
  probe.remove();
  return fontFamily;
}
