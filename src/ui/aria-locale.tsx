import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

import { intlLocale } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-provider'

/**
 * Sets react-aria's locale to the page's language instead of the browser's: arrow directions and built-in
 * labels.
 */
export const AriaLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={intlLocale(useLanguage())}>{children}</I18nProvider>
)
