import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'

import type { Language } from '@/config/languages'
import { hourCycle, onPreferencesChange } from '@/services/page/page-preferences'

import { currentLanguage, i18next } from '.'

const LanguageContext = createContext<{ language: Language } | undefined>(undefined)

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

/**
 * Provides the language to everything below. One subscription: react-i18next's hook takes some 2 kB per
 * component, and is larger than this.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(subscribe, currentLanguage)
  const hours = useSyncExternalStore(onPreferencesChange, hourCycle)
  // Formatted times are text: the hour format re-renders what a language does.
  const value = useMemo(() => ({ language, hours }), [language, hours])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

/** The current language; re-renders on a change of it or of the hour format. */
export const useLanguage = (): Language => useContext(LanguageContext)?.language ?? currentLanguage()
