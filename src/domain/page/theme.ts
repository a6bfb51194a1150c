/*
 * The page's theme (requirements 1): the stored preference inside the chatter tools, dark everywhere else.
 */

export const THEME_PREFERENCES = ['light', 'dark', 'system'] as const
export type ThemePreference = (typeof THEME_PREFERENCES)[number]
export type Theme = 'light' | 'dark'

/** Browser chrome colour per theme, for the theme-color meta: the surface role. */
export const THEME_COLOUR = { light: '#f9f9fb', dark: '#111113' } as const satisfies Record<Theme, string>

/** The chatter tools: choosing a creator, the tools, and routes that behave like them (decisions 15). */
const CHATTER_TOOLS =
  /^\/(cr-select|cr-tools|vault|scheduler|list|memberships|welcome-messages|discounts-trials|post-categories|dmca|live)(\/|$)/

/** Whether the preference applies at this path. */
export const allowsThemePreference = (path: string): boolean => CHATTER_TOOLS.test(path)

/** The stored value as a preference: missing or unknown means system (decisions 20). */
export const themePreference = (stored: string | null | undefined): ThemePreference =>
  THEME_PREFERENCES.find((preference) => preference === stored) ?? 'system'

/** The theme to apply. */
export function resolveTheme(at: {
  allowed: boolean
  preference: ThemePreference
  systemIsDark: boolean
}): Theme {
  if (!at.allowed) return 'dark'
  if (at.preference !== 'system') return at.preference
  return at.systemIsDark ? 'dark' : 'light'
}

/** The theme from raw values, for the script that runs before the first paint. */
export const themeFor = (at: { path: string; preference: string | null; systemIsDark: boolean }): Theme =>
  resolveTheme({
    allowed: allowsThemePreference(at.path),
    preference: themePreference(at.preference),
    systemIsDark: at.systemIsDark,
  })
