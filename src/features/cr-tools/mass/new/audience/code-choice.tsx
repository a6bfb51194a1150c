import { X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { useLanguage } from '@/i18n/language-provider'
import { Combobox } from '@/ui/field/combobox'
import { IconButton } from '@/ui/icon-button'

interface CodeChoiceProps {
  label: string
  codes: readonly string[]
  nameOf: (code: string) => string
  chosen: readonly string[]
  onChange: (codes: string[]) => void
}

/** Multi-select of countries or languages by name. */
export function CodeChoice({ label, codes, nameOf, chosen, onChange }: CodeChoiceProps) {
  const { t } = useTranslation('tools')
  const { compare } = new Intl.Collator(useLanguage())
  const options = codes
    .filter((code) => !chosen.includes(code))
    .map((code) => ({ value: code, label: nameOf(code) }))
    .toSorted((one, other) => compare(one.label, other.label))
  return (
    <div className="grid content-start gap-2">
      <Combobox
        key={chosen.length}
        label={label}
        placeholder={t('mass.any')}
        options={options}
        value={null}
        onChange={(code) => code && onChange([...chosen, code])}
      />
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((code) => (
            <li key={code} className="inline-flex items-center gap-1 rounded-control bg-fill ps-2 text-13">
              {nameOf(code)}
              <IconButton
                icon={X}
                size="small"
                name={t('mass.remove_code', { name: nameOf(code) })}
                onClick={() => onChange(chosen.filter((one) => one !== code))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
