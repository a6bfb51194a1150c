import { Moon, Sun } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { setThemePreference, useTheme, useThemeAllowed } from '@/services/page/theme'
import { IconButton } from '@/ui/icon-button'

/**
 * Switches between light and dark where the preference applies; renders nothing where dark is forced
 * (requirements 1).
 */
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
