import { useTranslation } from '@/i18n/use-translation'

import { isLanguage, LANGUAGE_MENU, LANGUAGES } from '@/config/languages'
import { setLanguage } from '@/i18n'
import { useLanguage } from '@/i18n/language-provider'
import { Icon } from '@/ui/icon'
import { ChevronDown, Globe } from 'lucide-react'

/** The language menu of the public screens: a native select keeps them light. */
export function LanguageSelect() {
  const { t } = useTranslation('global')
  const language = useLanguage()
  return (
    <span className="relative inline-flex items-center gap-2 text-text-quiet hover:text-text">
      <Icon of={Globe} size="xs" />
      <select
        className="-me-6 h-control max-w-40 cursor-pointer appearance-none [field-sizing:content] bg-transparent pe-6 font-medium text-inherit"
        aria-label={t('language.label')}
        value={language}
        onChange={(event) => {
          if (isLanguage(event.target.value)) void setLanguage(event.target.value)
        }}
      >
        {LANGUAGE_MENU.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code].label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="xs" />
    </span>
  )
}
