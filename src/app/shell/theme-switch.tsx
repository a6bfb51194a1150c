import { Moon, Sun } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { setThemePreference, useTheme, useThemeAllowed } from '@/services/theme'
import { IconButton } from '@/ui/icon-button'

/** Light or dark, where the preference counts; elsewhere dark is forced and there is nothing to switch (spec 1). */
export function ThemeSwitch() {
  const { t } = useTranslation('global')
  const theme = useTheme()
  if (!useThemeAllowed()) return null
  return theme === 'dark' ? (
    <IconButton
      icon={Sun}
      name={t('shell.switch_theme_to_light')}
      onClick={() => setThemePreference('light')}
    />
  ) : (
    <IconButton
      icon={Moon}
      name={t('shell.switch_theme_to_dark')}
      onClick={() => setThemePreference('dark')}
    />
  )
}
