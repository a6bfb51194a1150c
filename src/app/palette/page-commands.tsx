import { accountNameOf } from '@/domain/account/account-name'
import {
  CircleHelp,
  FileText,
  Languages,
  LifeBuoy,
  LogOut,
  PanelTop,
  Settings,
  SunMoon,
  Users,
  Zap,
} from 'lucide'
import { useLocation, useNavigate } from 'react-router'

import { useTranslation } from '@/i18n/use-translation'
import { LANGUAGE_MENU, LANGUAGES } from '@/config/languages'
import { type TabbedPage, type TabOf, DEFAULT_TABS, hrefOfTab, PAGE_TABS } from '@/domain/page/page-tabs'
import { type RouteName, isScreenName, ROUTE_NAMES, ROUTES } from '@/domain/page/routes'
import { THEME_PREFERENCES } from '@/domain/page/theme'
import { useStoredAccounts } from '@/features/auth'
import { openCrisisHelp } from '@/features/crisis'
import { setLanguage, t } from '@/i18n'
import { isolate } from '@/lib/text/isolate'
import { useLanguage } from '@/i18n/language-provider'
import { setThemePreference, useThemeAllowed, useThemePreference } from '@/services/page/theme'
import type { Command } from '@/ui/overlay/command-list'
import { isSingleKey, keyCaps } from '@/domain/page/shortcut'
import { isMac, useAreSingleKeysOn } from '@/services/input/shortcuts'
import { Kbd } from '@/ui/text/kbd'

import { leave, leaveForAccount } from '../leave/leave'
import { isPublicScreen } from '../screens/public-screens'
import { SCREENS } from '../screens/screens'
import {
  closePaletteThen,
  CRISIS_COMMAND,
  openAccountSettings,
  openShortcutSheet,
  shortcutsAtOpening,
} from './palette-state'
import { type DestinationKey, namespaceOf, PAGE_ACTIONS, TAB_LABEL } from './destinations'
import type { Access } from './use-access'

/** Screens that can be a destination: built, behind the sign-in, and without path parameters. */
const isDestination = (name: RouteName): name is keyof typeof SCREENS =>
  isScreenName(name) && !isPublicScreen(name) && !ROUTES[name].path.includes(':')

/**
 * Whether the locale file of a namespace has loaded. Commands with keys of several namespaces use the global
 * `t`: for one that has not, `useTranslation` would suspend the whole palette.
 */
type IsNamespaceLoaded = (namespace: string) => boolean

/** Returns commands for every screen the roles allow, except the current one. A new group is an action. */
export function useScreenCommands({ opens }: Access): Command[] {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return ROUTE_NAMES.filter(isDestination)
    .filter((name) => name !== 'groupCreate' && opens(name) && ROUTES[name].path !== pathname)
    .map((name) => ({
      id: `go:${name}`,
      label: t(SCREENS[name].title),
      icon: FileText,
      run: () => void navigate(ROUTES[name].path),
    }))
}

const TABBED_PAGES = Object.keys(PAGE_TABS) as TabbedPage[] // Keys of a literal, which Object.keys widens.

interface TabCommand<Page extends TabbedPage = TabbedPage> {
  page: Page
  tab: TabOf<Page>
  word: DestinationKey
  to: string
}

function tabsOf<Page extends TabbedPage>(page: Page): TabCommand<Page>[] {
  const tabs: readonly TabOf<Page>[] = PAGE_TABS[page]
  return tabs.map((tab) => ({ page, tab, word: TAB_LABEL[page](tab), to: hrefOfTab(page, tab) }))
}

/** Returns commands for the tabs of allowed pages, except the current one. */
export function useTabCommands({ opens }: Access, isLoaded: IsNamespaceLoaded): Command[] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const shown = new URLSearchParams(search).get('tab')
  const isHere = ({ page, tab }: TabCommand) =>
    ROUTES[page].path === pathname && (shown ?? DEFAULT_TABS[page]) === tab
  return TABBED_PAGES.filter(opens)
    .flatMap((page) => tabsOf(page))
    .filter((one) => !isHere(one) && isLoaded(namespaceOf(one.word)))
    .map(({ page, tab, word, to }) => ({
      id: `tab:${page}:${tab}`,
      label: t(word),
      detail: t(SCREENS[page].title),
      icon: PanelTop,
      run: () => void navigate(to),
    }))
}

/** Returns commands for actions of allowed pages: they open the page with the action. */
export function usePageActions(access: Access, isLoaded: IsNamespaceLoaded): Command[] {
  const navigate = useNavigate()
  return PAGE_ACTIONS.filter(
    ({ page, labelKey, allows }) =>
      access.opens(page) && isLoaded(namespaceOf(labelKey)) && (!allows || allows(access)),
  ).map(({ id, labelKey, alternativeKey, icon, to }) => ({
    id: `act:${id}`,
    label: t(labelKey),
    ...(alternativeKey && isLoaded(namespaceOf(alternativeKey)) && { keywords: t(alternativeKey) }),
    icon,
    run: () => void navigate(to),
  }))
}

/** Returns commands for the other languages, found by their own names and by the word for language. */
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

/** Returns commands for the other themes, where the preference applies (requirements 1). */
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

/** Returns commands for the other accounts of this device whose sessions still run. */
export function useAccountCommands(): Command[] {
  const { t } = useTranslation('global')
  return useStoredAccounts()
    .filter(({ isCurrent, needsSignIn }) => !isCurrent && !needsSignIn)
    .map(({ user }) => ({
      id: `account:${user.userId}`,
      label: t('palette.switch_account', { name: isolate(accountNameOf(user)) }),
      keywords: user.username,
      icon: Users,
      run: () => void leaveForAccount(user.userId),
    }))
}

/** Returns commands for help and logout. */
export function useOtherCommands(): Command[] {
  const { t } = useTranslation('global')
  return [
    { id: CRISIS_COMMAND, label: t('palette.crisis'), icon: LifeBuoy, run: openCrisisHelp },
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

/** Returns commands for the current page's shortcuts, each with its keys. */
export function useShortcutCommands(): Command[] {
  const { t } = useTranslation('global')
  const areSingleKeysOn = useAreSingleKeysOn()
  return shortcutsAtOpening().map(({ id, keys, label, text, run }) => {
    const hint = keys.find((one) => areSingleKeysOn || !isSingleKey(one))
    return {
      id: `key:${id}`,
      label: text ?? t(label),
      icon: Zap,
      ...(hint !== undefined && { end: <Kbd keys={keyCaps(hint, isMac)} /> }),
      run: () => closePaletteThen(run),
    }
  })
}
