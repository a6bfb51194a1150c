import { Globe } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { LANGUAGE_MENU, LANGUAGES } from '@/config/languages'
import { setLanguage } from '@/i18n'
import { useLanguage } from '@/i18n/language-provider'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuChoices } from '@/ui/overlay/menu'

const OPTIONS = LANGUAGE_MENU.map((code) => ({
  value: code,
  label: LANGUAGES[code].label,
  text: LANGUAGES[code].label,
  lang: code,
}))

/** The languages, each under its own name, in this order (requirements 9); for use in any menu. */
export function LanguageChoices(called: { name: string } | { title: string }) {
  const language = useLanguage()
  return (
    <MenuChoices {...called} options={OPTIONS} value={language} onChange={(code) => void setLanguage(code)} />
  )
}

/** The language menu of the bar. */
export function LanguageMenu() {
  const { t } = useTranslation('global')
  return (
    <Menu name={t('language.label')} trigger={<IconButton icon={Globe} name={t('language.label')} />}>
      <LanguageChoices name={t('language.label')} />
    </Menu>
  )
}
