import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

import { localeOf } from '@/i18n/format'
import { useLanguage } from '@/i18n/words'

/** Has react-aria go by the language of the page, not the browser's: which way arrows lead, what it says itself. */
export const InLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={localeOf(useLanguage())}>{children}</I18nProvider>
)
