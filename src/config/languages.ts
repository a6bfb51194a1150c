/**
 * The languages (requirements 9): code, own label, direction, first weekday (0 Sunday … 6 Saturday).
 */
export const LANGUAGES = {
  ar: { label: 'العربية', direction: 'rtl', weekStart: 6 },
  de: { label: 'Deutsch', direction: 'ltr', weekStart: 1 },
  en: { label: 'English (US)', direction: 'ltr', weekStart: 0 },
  es: { label: 'Español', direction: 'ltr', weekStart: 1 },
  fr: { label: 'Français', direction: 'ltr', weekStart: 1 },
  ja: { label: '日本語', direction: 'ltr', weekStart: 0 },
  ko: { label: '한국어', direction: 'ltr', weekStart: 0 },
  'pt-BR': { label: 'Português (Brasil)', direction: 'ltr', weekStart: 0 },
} as const satisfies Record<string, { label: string; direction: 'ltr' | 'rtl'; weekStart: number }>

export type Language = keyof typeof LANGUAGES
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]
export const DEFAULT_LANGUAGE: Language = 'en'

/** Order of the language menu (requirements 9). */
export const LANGUAGE_MENU: readonly Language[] = ['en', 'es', 'de', 'pt-BR', 'ja', 'ar', 'fr', 'ko']

/** Translation namespaces (requirements 9): one file each per language. */
export const NAMESPACES = [
  'analytics',
  'auth',
  'be_errors',
  'calendar',
  'charity',
  'common',
  'countries',
  'global',
  'home',
  'integrations',
  'ios',
  'lists',
  'marketplace',
  'pintura',
  'profile',
  'settings',
  'toasts',
  'tools',
] as const
export type Namespace = (typeof NAMESPACES)[number]

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
