import type { Config } from 'tailwindcss'

import { BREAKPOINT_PX, ICON_PX, SHORT_HEIGHT_BELOW_PX } from './src/config/constants'

/** Names only: src/styles/theme.css defines the look of a role, src/config/constants.ts the screen sizes. */

const role = (name: string) => `var(--${name})`
const roles = (...names: string[]) => Object.fromEntries(names.map((name) => [name, role(name)]))
const px = (sizes: Record<string, number>, prefix = '') =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [`${prefix}${name}`, `${size}px`]))
const statusRoles = (name: string) =>
  roles(`${name}-solid`, `text-on-${name}`, `${name}-quiet`, `${name}-line`, `${name}-text`)
const text = (size: number, tracked = false) => [
  role(`text-${size}`),
  { lineHeight: role(`leading-${size}`), ...(tracked && { letterSpacing: role(`tracking-${size}`) }) },
]

export default {
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    screens: { ...px(BREAKPOINT_PX), short: { raw: `(max-height: ${SHORT_HEIGHT_BELOW_PX - 0.02}px)` } },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...roles('surface-sunken', 'surface', 'surface-raised', 'surface-float', 'overlay'),
      ...roles('fill', 'fill-hover', 'fill-pressed', 'row-hover', 'line-quiet', 'line', 'line-strong'),
      ...roles('text', 'text-quiet', 'text-faint', 'text-disabled', 'text-on-accent'),
      ...roles('accent', 'accent-hover', 'accent-pressed', 'accent-quiet', 'accent-quiet-hover'),
      ...roles('accent-quiet-pressed', 'accent-line', 'accent-text', 'focus-ring'),
      ...statusRoles('success'),
      ...statusRoles('warning'),
      ...statusRoles('danger'),
      ...statusRoles('info'),
      ...roles('bubble-in', 'bubble-own', 'grid-line', 'stats-other'),
      ...roles(...[1, 2, 3, 4, 5, 6, 7].map((number) => `stats-${number}`)),
      ...roles(...[0, 1, 2, 3, 4, 5].map((number) => `tone-${number}`)),
      ...roles('holiday-new-year', 'holiday-valentine', 'holiday-spring', 'holiday-summer'),
      ...roles('holiday-halloween', 'holiday-winter'),
    },
    fontFamily: { sans: role('font-sans'), mono: role('font-mono') },
    fontSize: {
      11: [role('text-11'), { lineHeight: '1' }],
      12: text(12),
      13: text(13),
      14: text(14),
      16: text(16),
      20: text(20, true),
      24: text(24, true),
      32: text(32, true),
    },
    fontWeight: { text: role('weight-text'), medium: role('weight-medium'), strong: role('weight-strong') },
    borderRadius: {
      none: '0',
      ...Object.fromEntries(
        ['mark', 'control', 'row', 'card', 'bubble', 'full'].map((name) => [name, role(`radius-${name}`)]),
      ),
    },
    boxShadow: { none: 'none', menu: role('shadow-menu'), dialog: role('shadow-dialog') },
    transitionDuration: {
      fast: role('duration-fast'),
      DEFAULT: role('duration'),
      slow: role('duration-slow'),
    },
    transitionTimingFunction: { out: role('ease-out') },
    extend: {
      spacing: {
        ...roles('control', 'control-small', 'row', 'bar', 'pane-head', 'row-chat'),
        ...px(ICON_PX, 'icon-'),
      },
    },
  },
} satisfies Config
