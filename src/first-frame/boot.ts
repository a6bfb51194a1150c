/**
 * Runs inline before the first paint: language and direction, theme, which frame to show, and preloading of
 * language files. Imports only config and domain values; blocked storage leaves the defaults.
 */
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@/config/languages'
import { LANGUAGE_COOKIE, STORAGE_KEY } from '@/config/storage-keys'
import { themeFor } from '@/domain/page/theme'

import { type FailureTexts, handleStartFailure, refetchCode } from './start-failure'

declare const __FRAME_WORDS__: Record<Language, string[]>
declare const __FRAME_WORD_KEYS__: string[]
declare const __ASK_WORDS__: Record<Language, FailureTexts>
declare const __OFFLINE_WORDS__: Record<Language, FailureTexts>
declare const __LOCALES_VERSION__: string
declare const __APP_VERSION__: string

declare global {
  interface Window {
    /** The loader (build/inline-loader.ts) calls it when the entry fails to load. */
    startFailed?: (error: unknown) => void
    /** For services/loading/load-failure: refetches the page's code past the cache. */
    refetchCode?: () => Promise<void>
  }
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Cookie, then path (requirements 9). */
function detectLanguage(): Language {
  const cookies = (() => {
    try {
      return document.cookie
    } catch {
      return ''
    }
  })()
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]+)`).exec(cookies)?.[1]
  const candidates = [cookie, location.pathname.split('/')[1]]
  return candidates.find(isLanguage) ?? DEFAULT_LANGUAGE
}

function storedAccountCount(): number {
  try {
    const list: unknown = JSON.parse(readStored(STORAGE_KEY.storedAccounts) ?? '[]')
    return Array.isArray(list) ? Math.min(list.length, 5) : 0
  } catch {
    return 0
  }
}

const elementById = (id: string) => document.querySelector<HTMLElement>(`#${id}`)

function showSignIn(language: Language): void {
  const frame = elementById('first-frame-sign-in')
  __FRAME_WORD_KEYS__.forEach((key, index) => {
    const place = frame?.querySelector(`[data-word="${key}"]`)
    if (place) place.textContent = __FRAME_WORDS__[language][index] ?? ''
  })
  recordSubmit(elementById('first-frame-form'))
  const count = storedAccountCount()
  const accounts = elementById('first-frame-accounts')
  for (let index = 0; index < count; index += 1) {
    const row = document.createElement('div')
    row.className = 'auth-account'
    accounts?.append(row)
  }
  for (const id of ['first-frame-accounts', 'first-frame-or'])
    elementById(id)?.toggleAttribute('hidden', count === 0)
  frame?.removeAttribute('hidden')
}

/** Records a submit until the real form has rendered and performs it; any later input cancels it. */
function recordSubmit(form: HTMLElement | null): void {
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    form.dataset.submitted = 'true'
  })
  form?.addEventListener('input', () => delete form.dataset.submitted)
}

function preloadTranslations(language: Language, namespaces: string[]): void {
  for (const namespace of namespaces) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'fetch'
    link.crossOrigin = 'anonymous'
    link.href = `/locales/${language}/${namespace}.json?v=${__LOCALES_VERSION__}`
    document.head.append(link)
  }
}

const language = detectLanguage()
const root = document.documentElement
root.lang = language
root.dir = LANGUAGES[language].direction
root.dataset.theme = themeFor({
  path: location.pathname,
  preference: readStored(STORAGE_KEY.theme),
  systemIsDark: matchMedia('(prefers-color-scheme: dark)').matches,
})

window.refetchCode = refetchCode
window.startFailed = (error) =>
  void handleStartFailure(error, __APP_VERSION__, {
    ask: __ASK_WORDS__[language],
    offline: __OFFLINE_WORDS__[language],
  })

const hasSession = Boolean(readStored(STORAGE_KEY.refreshToken) ?? readStored(STORAGE_KEY.accessToken))
const isSignIn = !hasSession && !/^\/(404|verify|mfa|locked|redirect|login\/.+)/.test(location.pathname)
// A returning visitor has the font cached; a first visit loads it once the page is usable. With a session the
// loader decides, as it sees whether the files are cached.
root.toggleAttribute('data-inter', !hasSession && readStored(STORAGE_KEY.language) !== null)
preloadTranslations(language, hasSession ? ['global'] : ['global', 'auth'])
if (isSignIn) showSignIn(language)
else if (hasSession) elementById('first-frame-app')?.removeAttribute('hidden')
elementById('first-frame')?.removeAttribute('hidden')
