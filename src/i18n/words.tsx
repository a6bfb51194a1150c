import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

import type { Language } from '@/config/languages'

import { currentLanguage, i18next } from '.'

const LanguageInUse = createContext<Language | undefined>(undefined)

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

/** Follows the language for everything rendered below. Once: react-i18next's hook keeps some 2 kB per component, and weighs more than this. */
export function Words({ children }: { children: ReactNode }) {
  return <LanguageInUse value={useSyncExternalStore(subscribe, currentLanguage)}>{children}</LanguageInUse>
}

/** The language in use, followed. */
export const useLanguage = (): Language => useContext(LanguageInUse) ?? currentLanguage()
