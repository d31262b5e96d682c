import {
  ActionIcon,
  Anchor,
  Button,
  type CSSVariablesResolver,
  createTheme,
  Input,
  type MantineColorsTuple,
  Text,
  Textarea,
  TextInput,
  Tooltip,
} from '@mantine/core'

const brand: MantineColorsTuple = [
  '#eef4f1',
  '#d9e6e0',
  '#b4cec4',
  '#9bc2b3',
  '#6fa491',
  '#4b8371',
  '#376a5b',
  '#2a5247',
  '#1f3a34',
  '#142723',
]

const accent: MantineColorsTuple = [
  '#fdf2ec',
  '#f8ddd0',
  '#f0bda5',
  '#e79b78',
  '#dd7d52',
  '#d0673a',
  '#c55a31',
  '#b9512b',
  '#984222',
  '#73321a',
]

/** Warm, so that borders and hovers belong to the paper. */
const gray: MantineColorsTuple = [
  '#f7f6f3',
  '#f3f1ec',
  '#ebe8e0',
  '#e0dcd2',
  '#cfcabf',
  '#b3ada1',
  '#857f74',
  '#5c6661',
  '#3b4541',
  '#222b28',
]

const dark: MantineColorsTuple = [
  '#e7ebe8',
  '#c6ceca',
  '#a3aea9',
  '#7c8782',
  '#3a4541',
  '#2c3633',
  '#1b2421',
  '#131a18',
  '#0f1513',
  '#0b100e',
]

/**
 * The library's red is the one red of tokens.css, `--bad`. By night a button is nearly as dark as by day: white words
 * do not read on a lighter one.
 */
const red: MantineColorsTuple = [
  '#fbeae7',
  '#f6d3cd',
  '#f5b5ab',
  '#f2998d',
  '#dc6f61',
  '#c94c3d',
  '#b83a2c',
  '#a92f22',
  '#a92f22',
  '#a92f22',
]

/** The library's yellow is what waits in tokens.css, `--wait`. */
const yellow: MantineColorsTuple = [
  '#faf6ef',
  '#f3ece1',
  '#e6d8c0',
  '#d7bd92',
  '#c4a470',
  '#ad8b54',
  '#927445',
  '#77623f',
  '#655336',
  '#52442c',
]

export const theme = createTheme({
  colors: { brand, accent, gray, dark, red, yellow },
  primaryColor: 'brand',
  primaryShade: { light: 8, dark: 6 },
  autoContrast: true,
  black: '#1b2320',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Inter Variable', system-ui, sans-serif", fontWeight: '600' },
  lineHeights: { md: '1.45', sm: '1.45' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '9px', lg: '14px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '32px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ defaultProps: { size: 'sm', fw: 600 } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 34 } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'sm' } }),
    Text: Text.extend({ defaultProps: { size: 'sm' } }),
    Anchor: Anchor.extend({ defaultProps: { size: 'sm' } }),
    Textarea: Textarea.extend({ defaultProps: { size: 'sm' } }),
    InputWrapper: Input.Wrapper.extend({
      styles: { label: { marginBottom: 4 }, description: { marginBlock: 4, lineHeight: 1.4 } },
    }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 300, withArrow: true } }),
  },
})

/** Mantine's own surfaces take the same tokens as our styles. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--soft)',
    '--mantine-color-placeholder': 'var(--soft)',
    '--mantine-color-default': 'var(--card)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-accent-light': 'var(--accent-tint)',
    '--mantine-color-accent-light-color': 'var(--accent-ink)',
    '--mantine-color-red-light': 'var(--bad-tint)',
    '--mantine-color-red-light-color': 'var(--bad)',
  }
  return { variables: {}, light: shared, dark: shared }
}
