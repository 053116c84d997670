/**
 * The visual identity: paper, ink and one strong green. Every colour of the client is defined here.
 */
import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

/** Bottle green: the accent. */
const green: MantineColorsTuple = [
  '#eaf6f2',
  '#d5eae3',
  '#a9d5c6',
  '#7abfa8',
  '#4fab8d',
  '#2f9a79',
  '#178467',
  '#0f6c55',
  '#0f5c4d',
  '#08443a',
];

/** Ink on paper: warm greys for light, cool dark ones behind it. */
const ink: MantineColorsTuple = [
  '#f7f5ef',
  '#edeae2',
  '#dcd8cd',
  '#bdb9ae',
  '#928f87',
  '#6b6a66',
  '#52524f',
  '#3b3c3c',
  '#282a2d',
  '#1b1d21',
];

const dark: MantineColorsTuple = [
  '#dfe3e1',
  '#c0c7c4',
  '#9aa5a1',
  '#76827e',
  '#4d5855',
  '#38423f',
  '#28302e',
  '#1b2220',
  '#141a19',
  '#0e1312',
];

/**
 * Typed text gets the direction of its own script. A plain `dir` prop would apply to the wrapper of
 * the field.
 */
const ownDirection = { defaultProps: { attributes: { input: { dir: 'auto' } } } };

export const theme = createTheme({
  colors: { green, gray: ink, dark },
  primaryColor: 'green',
  primaryShade: { light: 8, dark: 4 },
  black: '#1f2430',
  fontFamily: '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif',
  headings: {
    fontFamily: '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif',
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  shadows: {
    sm: '0 1px 2px rgb(31 36 48 / 8%), 0 1px 1px rgb(31 36 48 / 4%)',
    md: '0 2px 4px rgb(31 36 48 / 6%), 0 8px 24px rgb(31 36 48 / 8%)',
  },
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
    Badge: { styles: { root: { flexShrink: 0 }, label: { overflow: 'visible' } } },
    Button: { defaultProps: { fw: 600 } },
    TextInput: ownDirection,
    Textarea: ownDirection,
  },
});

/**
 * Variables beyond the theme's scales: the desk under the paper, and dimmed text with enough
 * contrast.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fffdf8',
    '--mantine-color-dimmed': '#5c5b57',
    '--mantine-color-placeholder': '#6b6a66',
    '--desk': '#f3f0e7',
    '--paper': '#fffdf8',
    '--rule': '#dcd8cd',
    '--key': '#e3f3ec',
    '--on-accent': '#ffffff',
    '--good': '#0f6c55',
    '--caution': '#8a5a00',
    '--mantine-color-error': '#b3261e',
  },
  dark: {
    '--mantine-color-body': '#141a19',
    '--mantine-color-dimmed': '#a3aeaa',
    '--desk': '#0e1312',
    '--paper': '#181f1d',
    '--rule': '#2f3936',
    '--key': '#12332a',
    '--on-accent': '#0b1512',
    // The palette's own is darker than the page: a selected entry would look disabled.
    '--mantine-color-green-light': '#1b4036',
    '--mantine-color-green-light-hover': '#235246',
    '--good': '#4fab8d',
    '--caution': '#e0a83a',
    '--mantine-color-error': '#ff8a80',
    '--mantine-color-placeholder': '#93a09b',
  },
});
