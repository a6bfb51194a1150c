import { useTranslation } from '@/i18n/use-translation'

import { LANGUAGE_MENU, LANGUAGES } from '@/config/languages'
import { THEME_PREFERENCES } from '@/domain/page/theme'
import { setLanguage } from '@/i18n'
import { useLanguage } from '@/i18n/language-provider'
import { setThemePreference, useThemeAllowed, useThemePreference } from '@/services/page/theme'
import { Segmented } from '@/ui/field/segmented'
import { Select } from '@/ui/field/select'

const LANGUAGE_OPTIONS = LANGUAGE_MENU.map((code) => ({ value: code, label: LANGUAGES[code].label }))

/** Language and theme in the phone's menu, because its bar has no room for them. */
export function PhonePreferences() {
  const { t } = useTranslation('global')
  const language = useLanguage()
  const theme = useThemePreference()
  const hasTheme = useThemeAllowed()
  return (
    <div className="grid gap-4 px-3 sm:hidden">
      <Select
        label={t('language.label')}
        options={LANGUAGE_OPTIONS}
        value={language}
        onChange={(code) => void setLanguage(code)}
      />
      {hasTheme && (
        <div className="grid justify-items-start gap-[6px]">
          <span aria-hidden className="text-13 font-medium">
            {t('account.theme')}
          </span>
          <Segmented
            name={t('account.theme')}
            options={THEME_PREFERENCES.map((value) => ({ value, label: t(`account.theme_${value}`) }))}
            value={theme}
            onChange={setThemePreference}
          />
        </div>
      )}
    </div>
  )
}
