import { useTranslation } from '@/i18n/use-translation'

import { nameOrder } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-provider'

import { PickedChips } from './picked-chips'

interface CodeChoiceProps {
  label: string
  codes: readonly string[]
  nameOf: (code: string) => string
  chosen: readonly string[]
  onChange: (codes: string[]) => void
}

/** Multi-select of countries or languages by name. */
export function CodeChoice({ codes, nameOf, ...choice }: CodeChoiceProps) {
  const { t } = useTranslation('tools')
  const compare = nameOrder(useLanguage())
  return (
    <PickedChips
      {...choice}
      placeholder={t('mass.any')}
      options={codes
        .map((code) => ({ value: code, label: nameOf(code) }))
        .toSorted((a, b) => compare(a.label, b.label))}
      chipOf={(code) => ({
        content: nameOf(code),
        removeName: t('mass.remove_code', { name: nameOf(code) }),
      })}
    />
  )
}
