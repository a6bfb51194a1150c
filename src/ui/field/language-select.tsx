import { LANGUAGE_MENU, LANGUAGES } from '@/config/languages'
import { setLanguage } from '@/i18n'
import { useLanguage } from '@/i18n/language-provider'

import { Select } from './select'

const OPTIONS = LANGUAGE_MENU.map((code) => ({ value: code, label: LANGUAGES[code].label }))

/** Selects the console's language; applied at once, and stored in the browser. */
export function LanguageSelect({ label }: { label: string }) {
  const language = useLanguage()
  return (
    <Select label={label} options={OPTIONS} value={language} onChange={(code) => void setLanguage(code)} />
  )
}
