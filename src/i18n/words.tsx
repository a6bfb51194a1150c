import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'

import type { Language } from '@/config/languages'

import { currentLanguage } from '.'

const LanguageInUse = createContext<Language | undefined>(undefined)

/** Follows the language for all that is drawn below. Once: react-i18next keeps some 2 kB for each part that asks it. */
export function Words({ children }: { children: ReactNode }) {
  useTranslation('global')
  return <LanguageInUse value={currentLanguage()}>{children}</LanguageInUse>
}

/** The language in use, followed. */
export const useLanguage = (): Language => useContext(LanguageInUse) ?? currentLanguage()
