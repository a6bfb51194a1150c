import { CircleHelp, FileText, Languages, LifeBuoy, LogOut, Settings, SunMoon, Users } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { useLocation, useNavigate } from 'react-router'

import { LANGUAGE_MENU, LANGUAGES } from '@/config/languages'
import { isAllowed, isSwitchedOff } from '@/domain/access'
import { isScreenName, ROUTE_NAMES, ROUTES, type RouteName } from '@/domain/routes'
import { THEME_PREFERENCES } from '@/domain/theme'
import { useCurrentUser, useRoles, useStoredAccounts } from '@/features/auth'
import { openCrisisHelp } from '@/features/crisis'
import { setLanguage } from '@/i18n'
import { isolate } from '@/lib/isolate'
import { useLanguage } from '@/i18n/words'
import { setThemePreference, useThemeAllowed, useThemePreference } from '@/services/theme'
import type { Command } from '@/ui/command-list'

import { leave, leaveFor } from './leave'
import { openAccountSettings, openShortcutSheet } from './palette-state'
import { isPublicScreen } from './public-screens'
import { SCREENS } from './screens'

/** Screens a person can be sent to: built, behind the sign-in, and with nothing to fill into the address. */
const isDestination = (name: RouteName): name is keyof typeof SCREENS =>
  isScreenName(name) && !isPublicScreen(name) && !ROUTES[name].path.includes(':')

/** Every screen the roles allow, but the one that is shown. */
export function useScreenCommands(): Command[] {
  const { t } = useTranslation('global')
  const { roles } = useRoles()
  const permissions = useCurrentUser().data?.chatterPermissions
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isOpen = (name: RouteName) => isAllowed(name, roles) && !isSwitchedOff(name, permissions)
  return ROUTE_NAMES.filter(isDestination)
    .filter((name) => isOpen(name) && ROUTES[name].path !== pathname)
    .map((name) => ({
      id: `go:${name}`,
      label: t(SCREENS[name].title),
      icon: FileText,
      run: () => void navigate(ROUTES[name].path),
    }))
}

/** The other languages, found by their own names and by the word for language. */
export function useLanguageCommands(): Command[] {
  const { t } = useTranslation('global')
  const current = useLanguage()
  return LANGUAGE_MENU.filter((code) => code !== current).map((code) => ({
    id: `language:${code}`,
    label: t('palette.language', { language: LANGUAGES[code].label }),
    keywords: code,
    icon: Languages,
    run: () => void setLanguage(code),
  }))
}

/** The other themes, where a preference counts (spec 1). */
export function useThemeCommands(): Command[] {
  const { t } = useTranslation('global')
  const current = useThemePreference()
  if (!useThemeAllowed()) return []
  return THEME_PREFERENCES.filter((theme) => theme !== current).map((theme) => ({
    id: `theme:${theme}`,
    label: t(`palette.theme_${theme}`),
    icon: SunMoon,
    run: () => setThemePreference(theme),
  }))
}

/** The other accounts of this device. One whose token is used up ends at the sign-in, by itself. */
export function useAccountCommands(): Command[] {
  const { t } = useTranslation('global')
  return useStoredAccounts()
    .filter(({ isCurrent, needsSignIn }) => !isCurrent && !needsSignIn)
    .map(({ user }) => ({
      id: `account:${user.userId}`,
      label: t('palette.switch_account', { name: isolate(user.displayName || user.username) }),
      keywords: user.username,
      icon: Users,
      run: () => void leaveFor(user.userId),
    }))
}

/** Help and leaving. */
export function useOtherCommands(): Command[] {
  const { t } = useTranslation('global')
  return [
    { id: 'crisis', label: t('palette.crisis'), icon: LifeBuoy, run: openCrisisHelp },
    { id: 'settings', label: t('account.settings'), icon: Settings, run: openAccountSettings },
    { id: 'shortcuts', label: t('palette.shortcuts'), icon: CircleHelp, run: openShortcutSheet },
    {
      id: 'logout',
      label: t('nav.logout'),
      icon: LogOut,
      run: () => void leave(),
    },
  ]
}
