/** Texts of the display settings and of the shortcut keys. */

export const displaySettingsTexts = {
  open: 'Display',
  title: 'Display',
  size: 'Text size',
  sizes: { normal: 'Normal', large: 'Large', larger: 'Very large' },
  scheme: 'Colours',
  schemes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  contrast: 'Contrast',
  contrasts: { normal: 'Normal', more: 'More' },
} as const;

export const keyTexts = {
  title: 'Keys',
  on: 'Use shortcut keys',
  list: [
    ['n', 'next question'],
    ['p', 'previous question'],
    ['f', 'flag the question'],
    ['?', 'this list'],
    ['↑ ↓', 'choose an option'],
  ],
} as const;
