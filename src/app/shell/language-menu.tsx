import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LANGUAGE_MENU, LANGUAGES } from '@/config/languages'
import { setLanguage } from '@/i18n'
import { useLanguage } from '@/i18n/use-language'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuChoices } from '@/ui/menu'

const OPTIONS = LANGUAGE_MENU.map((code) => ({
  value: code,
  label: LANGUAGES[code].label,
  text: LANGUAGES[code].label,
  lang: code,
}))

/** The eight languages, each under its own name, in the spec's order (spec 9). */
export function LanguageMenu() {
  const { t } = useTranslation('global')
  const language = useLanguage()
  return (
    <Menu name={t('language.label')} trigger={<IconButton icon={Globe} name={t('language.label')} />}>
      <MenuChoices
        name={t('language.label')}
        options={OPTIONS}
        value={language}
        onChange={(code) => void setLanguage(code)}
      />
    </Menu>
  )
}
