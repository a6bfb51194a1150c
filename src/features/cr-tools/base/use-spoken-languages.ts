import { SPOKEN_LANGUAGES } from '@/domain/region/language-codes'
import { languageName, nameOrder } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-provider'

/**
 * Returns the languages of fans and scripts as options, named in the language in use; `chosen` is always
 * included.
 */
export function useSpokenLanguages(chosen?: string | null): { value: string; label: string }[] {
  const compare = nameOrder(useLanguage())
  return [...new Set([...SPOKEN_LANGUAGES, ...(chosen ? [chosen] : [])])]
    .map((code) => ({ value: code, label: languageName(code) }))
    .toSorted((a, b) => compare(a.label, b.label))
}
