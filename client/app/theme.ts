/**
 * Mantine's theme, made of the tokens of all pages (client/design/tokens.css), which define what each colour means. The
 * scales here are for what Mantine derives from them by itself.
 */
import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

/** Shades 8 and 4 are the accent of the light and the dark scheme. */
const green: MantineColorsTuple = [
  '#e8f6f0',
  '#d1ece2',
  '#a3dac6',
  '#76c7aa',
  '#52c29e',
  '#2ea481',
  '#14906c',
  '#067b5c',
  '#00694f',
  '#004d3a',
];

/** Greys with a little green in them. */
const grey: MantineColorsTuple = [
  '#f3f7f5',
  '#eaeeeb',
  '#d7ddd9',
  '#b9c2bd',
  '#95a19c',
  '#7c8984',
  '#66726e',
  '#55625e',
  '#33403c',
  '#17211f',
];

const dark: MantineColorsTuple = [
  '#e4eae7',
  '#c5cfca',
  '#a6b3ae',
  '#7b8b85',
  '#4b5a55',
  '#3a4843',
  '#2c3935',
  '#1b2825',
  '#151f1c',
  '#0c1312',
];

/**
 * Typed text gets the direction of its own script. A plain `dir` prop would apply to the wrapper of
 * the field.
 */
const ownDirection = { defaultProps: { attributes: { input: { dir: 'auto' } } } };

export const theme = createTheme({
  colors: { green, gray: grey, dark },
  primaryColor: 'green',
  primaryShade: { light: 8, dark: 4 },
  black: '#17211f',
  fontFamily: '"Atkinson Hyperlegible Next Variable", "Text Fallback", system-ui, sans-serif',
  fontSizes: {
    xs: 'var(--text-small)',
    sm: 'var(--text-data)',
    md: 'var(--text)',
    lg: 'var(--text-lead)',
    xl: '1.375rem',
  },
  headings: {
    fontFamily: '"Atkinson Hyperlegible Next Variable", "Text Fallback", system-ui, sans-serif',
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '1.875rem', lineHeight: '1.15' },
      h2: { fontSize: '1.375rem', lineHeight: '1.25' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: {
    xs: '3px',
    sm: 'var(--radius-small)',
    md: 'var(--radius)',
    lg: 'var(--radius-large)',
    xl: '20px',
  },
  shadows: { sm: 'var(--shadow-low)', md: 'var(--shadow)', xl: 'var(--shadow-high)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const isAccent = input.variant === 'filled' && (input.color ?? 'green') === 'green';
    if (isAccent) return { ...colors, color: 'var(--on-accent)' };
    // The palette's own red is too pale for text.
    const isDanger = input.variant === 'outline' && input.color === 'red';
    const red = 'var(--mantine-color-error)';
    return isDanger ? { ...colors, color: red, border: `1px solid ${red}` } : colors;
  },
  components: {
    Button: { defaultProps: { fw: 600 } },
    TextInput: ownDirection,
    Textarea: ownDirection,
  },
});

/** Mantine's own variables, by the tokens, which know the scheme. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: byTokens,
  dark: {
    ...byTokens,
    // Mantine's own is darker than the page: a selected entry would look disabled.
    '--mantine-color-green-light': 'var(--tint)',
    '--mantine-color-green-light-hover': 'color-mix(in srgb, var(--tint), var(--accent) 12%)',
  },
});

const byTokens = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--dim)',
  '--mantine-color-placeholder': 'var(--dim)',
  '--mantine-color-error': 'var(--error)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-default': 'var(--paper)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-disabled': 'var(--draft-tint)',
  '--mantine-color-disabled-color': 'var(--dim)',
  '--mantine-color-disabled-border': 'var(--rule)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
};
