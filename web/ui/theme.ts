// The design tokens: colours, type, spacing, radii, shadows, motion. Mantine's theme and the variables of our own styles
// are generated from them. The palette is neutral, so that any company colours work in the menu: bluish greys, one
// accent, and distinguishable hues for charts and states.
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

/** Ten shades from light to dark; white text is readable on the seventh. */
const accent: MantineColorsTuple = [
  '#eef3ff',
  '#dde7ff',
  '#bccfff',
  '#92b0ff',
  '#6c91fb',
  '#3f6af2',
  '#2553e0',
  '#1c43bf',
  '#1a3a9b',
  '#182f76',
];
const gray: MantineColorsTuple = [
  '#f6f7f9',
  '#eff1f4',
  '#e5e8ed',
  '#d9dde4',
  '#c2c9d3',
  '#8a94a3',
  '#636d7c',
  '#454e5b',
  '#2c333d',
  '#14181f',
];
const dark: MantineColorsTuple = [
  '#e8ebf0',
  '#b5bdc9',
  '#949eac',
  '#7d8796',
  '#3b434f',
  '#2a313b',
  '#20252d',
  '#171b21',
  '#12151a',
  '#0e1115',
];
const red: MantineColorsTuple = [
  '#fef3f2',
  '#fee4e2',
  '#fdc9c4',
  '#fba59d',
  '#f5766b',
  '#d63529',
  '#c9271c',
  '#a81e15',
  '#8a1d16',
  '#6f1a15',
];
const green: MantineColorsTuple = [
  '#eefbf3',
  '#d6f5e1',
  '#afe9c4',
  '#7bd7a0',
  '#45bf7a',
  '#1f9d59',
  '#15803d',
  '#136635',
  '#13522d',
  '#104026',
];
const amber: MantineColorsTuple = [
  '#fff8eb',
  '#ffedcc',
  '#fed99b',
  '#fcc063',
  '#f5a331',
  '#d97f0f',
  '#b25e09',
  '#924a0c',
  '#773c10',
  '#5f3010',
];

const hues = { accent, gray, red, green, amber };

/** Colours by meaning, in both schemes. Text colours have a contrast of 4.5 on every surface that they are used on. */
export const palette = {
  light: {
    canvas: gray[0],
    surface: '#ffffff',
    sunken: gray[1],
    line: gray[2],
    lineStrong: gray[4],
    /** The only visible part of a control, such as a field's border, has a contrast of 3. */
    lineControl: gray[5],
    ink: gray[9],
    inkSoft: gray[7],
    inkFaint: gray[6],
    accent: accent[6],
    accentSoft: accent[0],
    accentInk: accent[7],
    danger: red[6],
    warning: amber[6],
    good: green[6],
    /** Distinguishable for colour-blind users; never the only cue. */
    chart: ['#2f62ee', '#0b8f86', '#c2650a', '#8450e8', '#cf3f78', '#54851c', '#0c83b5', '#75685a'],
  },
  dark: {
    canvas: dark[9],
    surface: dark[7],
    sunken: dark[6],
    line: dark[5],
    lineStrong: dark[4],
    lineControl: '#667183',
    ink: dark[0],
    inkSoft: dark[1],
    inkFaint: dark[2],
    accent: accent[4],
    accentSoft: '#1a2544',
    accentInk: accent[3],
    danger: red[4],
    warning: amber[4],
    good: green[4],
    chart: ['#6c91fb', '#2bb5a9', '#e0862f', '#a684f5', '#ea6b9b', '#7fb03f', '#38abdb', '#a89886'],
  },
} as const;

/**
 * Screens up to this width are narrow: 800 px (spec 1, section 9) at the usual text size, and sooner where the browser's
 * text is larger. The same width is in the media queries.
 */
export const narrowWidth = '50em';
/** Up to this width, 1,100 px, the menu is folded unless somebody unfolds it. */
export const tabletWidth = '68.75em';

const family = "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif";
const shadows = {
  raised: '0 1px 2px rgb(16 24 40 / 6%)',
  floating: '0 4px 8px -2px rgb(16 24 40 / 8%), 0 12px 24px -4px rgb(16 24 40 / 10%)',
  dialog: '0 8px 16px -4px rgb(16 24 40 / 8%), 0 24px 48px -12px rgb(16 24 40 / 18%)',
} as const;

export const theme = createTheme({
  colors: { ...hues, dark, orange: amber, teal: green, blue: accent },
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 5 },
  // Text on a filled background turns dark if white would have a contrast below 4.5.
  autoContrast: true,
  luminanceThreshold: 0.183,
  white: '#ffffff',
  black: gray[9],
  fontFamily: family,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.65' },
  headings: {
    fontFamily: family,
    fontWeight: '640',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: shadows.raised,
    sm: shadows.raised,
    md: shadows.floating,
    lg: shadows.floating,
    xl: shadows.dialog,
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Button: { defaultProps: { fw: 600 } },
    Text: { defaultProps: { size: 'sm' } },
    Anchor: { defaultProps: { size: 'sm', underline: 'hover' } },
    Loader: { defaultProps: { type: 'oval' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 550 } },
    Select: { defaultProps: { checkIconPosition: 'right' } },
    Pill: { defaultProps: { dir: 'auto' } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        position: 'bottom-end',
        offset: 6,
        transitionProps: { duration: 120 },
        // The first item gets the focus; the placeholder would be an invalid child of a menu.
        withInitialFocusPlaceholder: false,
      },
    },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        shadow: 'xl',
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { transition: 'pop', duration: 150 },
        closeButtonProps: { 'aria-label': t(common.close) },
      },
    },
    Drawer: {
      defaultProps: {
        shadow: 'xl',
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 200 },
        closeButtonProps: { 'aria-label': t(common.close) },
      },
    },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false, fz: 'xs', px: 'xs', py: 4 } },
    Combobox: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': t(common.close) } } },
  },
});

/** Generates `--canvas`, `--ink-soft`, `--chart-1` ... for our styles, and corrects Mantine's low contrasts. */
export const variables: CSSVariablesResolver = () => ({
  variables: {
    '--quick': '120ms',
    '--calm': '200ms',
    '--ease': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    '--shadow-raised': shadows.raised,
    '--shadow-floating': shadows.floating,
    '--menu-width': '15rem',
    /** What bars take of the window's foot, and the height of the messages above them: see notices.tsx. */
    '--foot': '0px',
    '--notices': '0px',
  },
  light: { ...schemeVariables('light'), '--mantine-color-disabled-color': gray[6] },
  dark: { ...schemeVariables('dark'), '--mantine-color-disabled-color': dark[3] },
});

function schemeVariables(scheme: 'light' | 'dark'): Record<string, string> {
  const { chart, ...colours } = palette[scheme];
  const tints = Object.entries(hues).flatMap(([name, shades]) => tintsOf(name, shades, scheme));
  const own = Object.entries(colours).map(([name, value]) => [`--${kebab(name)}`, value]);
  return {
    ...Object.fromEntries([...own, ...tints]),
    ...Object.fromEntries(chart.map((value, index) => [`--chart-${index + 1}`, value])),
    '--mantine-color-body': colours.surface,
    '--mantine-color-text': colours.ink,
    '--mantine-color-dimmed': colours.inkFaint,
    '--mantine-color-placeholder': colours.inkFaint,
    '--mantine-color-error': colours.danger,
    '--mantine-color-anchor': colours.accent,
    '--mantine-color-default-border': colours.lineStrong,
  };
}

/** The light backgrounds of badges, notes and light buttons, and their text colours. */
function tintsOf(name: string, shades: MantineColorsTuple, scheme: 'light' | 'dark'): [string, string][] {
  const variable = `--mantine-color-${name}-light`;
  const mixed = (percent: number) => `color-mix(in srgb, ${shades[4]} ${percent}%, transparent)`;
  return scheme === 'light'
    ? [
        [variable, shades[0]],
        [`${variable}-hover`, shades[1]],
        [`${variable}-color`, shades[7]],
      ]
    : [
        [variable, mixed(16)],
        [`${variable}-hover`, mixed(24)],
        [`${variable}-color`, shades[2]],
      ];
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
