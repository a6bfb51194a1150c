import { useSyncExternalStore } from 'react'

import type { Language } from '@/config/languages'

import { currentLanguage, onLanguageChange } from '.'

/** The language in use, followed. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage)
