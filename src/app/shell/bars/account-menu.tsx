import { accountNameOf } from '@/domain/account/account-name'
import {
  ChartLine,
  CircleHelp,
  Keyboard,
  LifeBuoy,
  LogOut,
  MessageSquareWarning,
  MonitorX,
  Settings,
  UserPlus,
} from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { useNavigate } from 'react-router'

import { env } from '@/config/env'
import { isAllowed } from '@/domain/account/access'
import { href } from '@/domain/page/routes'
import { useCurrentUser, useRoles, useStoredAccounts } from '@/features/auth'
import { openCrisisHelp } from '@/features/crisis'
import { THEME_PREFERENCES } from '@/domain/page/theme'
import { isolate } from '@/lib/text/isolate'
import { setThemePreference, useThemeAllowed, useThemePreference } from '@/services/page/theme'
import { Avatar } from '@/ui/text/avatar'
import { Menu, MenuChoices, MenuItem, MenuSection, MenuSeparator } from '@/ui/overlay/menu'
import { UserName } from '@/ui/text/user-name'

import { leave, leaveEverywhere, leaveForAccount, leaveToAddAccount } from '../../leave/leave'
import { openAccountSettings, openShortcutSheet } from '../../palette/palette-state'
import { LanguageChoices } from './language-menu'

/** Shows the user and their options: other accounts, language, theme where it applies, help, and logout. */
export function AccountMenu() {
  const { t } = useTranslation('global')
  const user = useCurrentUser().data
  const { roles } = useRoles()
  const navigate = useNavigate()
  const name = user ? accountNameOf(user) : ''
  const spoken = name ? t('account.menu_of', { name: isolate(name) }) : t('account.menu')
  return (
    <Menu
      name={spoken}
      trigger={
        <button
          type="button"
          aria-label={spoken}
          className="hit-target grid size-control place-items-center rounded-full"
        >
          <Avatar of={{ id: user?.userId ?? '', name, kind: 'staff' }} size={28} />
        </button>
      }
    >
      <MenuSection
        name={t('account.settings')}
        title={user && <Me name={name} detail={user.email ?? user.agencyName} />}
      >
        {isAllowed('agencyStatistics', roles) && (
          <MenuItem id="statistics" icon={ChartLine} onAction={() => void navigate(href('agencyStatistics'))}>
            {t('route.agency_statistics')}
          </MenuItem>
        )}
        <MenuItem id="settings" icon={Settings} onAction={openAccountSettings}>
          {t('account.settings')}
        </MenuItem>
      </MenuSection>
      <Accounts />
      <LanguageChoices title={t('language.label')} />
      <ThemeChoices />
      <Help />
      <MenuSeparator />
      <MenuSection name={t('account.leave')}>
        <MenuItem id="logout" icon={LogOut} mirrored onAction={() => void leave()}>
          {t('nav.logout')}
        </MenuItem>
        <MenuItem id="logout-all" icon={MonitorX} onAction={() => void leaveEverywhere()}>
          {t('account.logout_everywhere')}
        </MenuItem>
      </MenuSection>
    </Menu>
  )
}

const Me = ({ name, detail }: { name: string; detail: string | null | undefined }) => (
  <span className="grid pb-1 text-13 text-text-quiet">
    <UserName name={name} className="text-14 font-strong text-text" />
    {detail && <bdi>{detail}</bdi>}
  </span>
)

/** The other accounts of this device, and a button to add one: this one stays stored. */
function Accounts() {
  const { t } = useTranslation('global')
  const others = useStoredAccounts().filter(({ isCurrent }) => !isCurrent)
  return (
    <MenuSection title={t('account.accounts')}>
      {others.map(({ user, needsSignIn }) => {
        const name = accountNameOf(user)
        return (
          <MenuItem
            key={user.userId}
            id={user.userId}
            text={name}
            onAction={() => void leaveForAccount(user.userId)}
          >
            <span className="flex items-center gap-[6px]">
              <Avatar of={{ id: user.userId, name, kind: 'staff' }} size={24} />
              <span className="grid min-w-0">
                <UserName name={name} className="cut" />
                <span className="text-13 text-text-quiet">
                  {needsSignIn ? t('account.sign_in_again') : <UserName name={`@${user.username}`} />}
                </span>
              </span>
            </span>
          </MenuItem>
        )
      })}
      <MenuItem id="add" icon={UserPlus} onAction={() => void leaveToAddAccount()}>
        {t('account.add')}
      </MenuItem>
    </MenuSection>
  )
}

function ThemeChoices() {
  const { t } = useTranslation('global')
  const theme = useThemePreference()
  if (!useThemeAllowed()) return null
  return (
    <MenuChoices
      title={t('account.theme')}
      options={THEME_PREFERENCES.map((value) => ({
        value,
        label: t(`account.theme_${value}`),
        text: t(`account.theme_${value}`),
      }))}
      value={theme}
      onChange={setThemePreference}
    />
  )
}

function Help() {
  const { t } = useTranslation('global')
  const navigate = useNavigate()
  return (
    <MenuSection title={t('account.help')}>
      <MenuItem id="shortcuts" icon={Keyboard} onAction={openShortcutSheet}>
        {t('account.shortcuts')}
      </MenuItem>
      <MenuItem id="crisis" icon={LifeBuoy} onAction={openCrisisHelp}>
        {t('account.crisis')}
      </MenuItem>
      <MenuItem id="feedback" icon={MessageSquareWarning} onAction={() => void navigate(href('feedback'))}>
        {t('shell.feedback')}
      </MenuItem>
      <MenuItem id="support" icon={CircleHelp} href={`mailto:${env.supportEmail}`}>
        {t('account.support')}
      </MenuItem>
    </MenuSection>
  )
}
