import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

import type { Language } from '@/config/languages'

import { currentLanguage, i18next } from '.'

const LanguageContext = createContext<Language | undefined>(undefined)

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

/**
 * Provides the language to everything below. One subscription: react-i18next's hook takes some 2 kB per
 * component, and is larger than this.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  return (
    <LanguageContext value={useSyncExternalStore(subscribe, currentLanguage)}>{children}</LanguageContext>
  )
}

/** The current language; re-renders on a change. */
export const useLanguage = (): Language => useContext(LanguageContext) ?? currentLanguage()
