import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

import type { Language } from '@/config/languages'
import { hourCycle } from '@/services/page/hour-cycle'

import { currentLanguage, i18next } from '.'

/** Changes with the language and, as formatted times are text, with the hour format. */
const LanguageContext = createContext('')

const formatKey = () => [currentLanguage(), hourCycle.get()].join(' ')

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  const stop = hourCycle.subscribe(listener)
  return () => {
    i18next.off('languageChanged', listener)
    stop()
  }
}

/**
 * Provides the language to everything below. One subscription: react-i18next's hook takes some 2 kB per
 * component, and is larger than this.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  return <LanguageContext value={useSyncExternalStore(subscribe, formatKey)}>{children}</LanguageContext>
}

/** The current language; re-renders on a change of it or of the hour format. */
export function useLanguage(): Language {
  useContext(LanguageContext)
  return currentLanguage()
}
