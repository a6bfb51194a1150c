import { SPOKEN_LANGUAGES } from '@/domain/language-codes'
import { localeOf } from '@/i18n/format'
import { useLanguage } from '@/i18n/use-language'

/** What fans and scripts may be written in, by name in the language in use; `chosen`: one that has to be among them. */
export function useSpokenLanguages(chosen?: string | null): { value: string; label: string }[] {
  const locale = localeOf(useLanguage())
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const { compare } = new Intl.Collator(locale)
  const nameOf = (code: string): string => {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }
  return [...new Set([...SPOKEN_LANGUAGES, ...(chosen ? [chosen] : [])])]
    .map((code) => ({ value: code, label: nameOf(code) }))
    .toSorted((one, other) => compare(one.label, other.label))
}
