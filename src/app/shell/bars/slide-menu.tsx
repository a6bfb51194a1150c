import { LogOut, MessageSquareWarning } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { BADGE_CAP } from '@/config/constants'
import { href } from '@/domain/page/routes'
import { CountBadge } from '@/ui/text/badge'
import { Drawer } from '@/ui/overlay/dialog'
import { Icon } from '@/ui/icon'
import { THEME_PREFERENCES } from '@/domain/page/theme'
import { setThemePreference, useThemeAllowed, useThemePreference } from '@/services/page/theme'
import { Segmented } from '@/ui/field/segmented'
import { LanguageSelect } from '@/ui/field/language-select'

import { leave } from '../../leave/leave'
import { type UnreadByEntry, useEntries } from './use-entries'
import { MainLink } from './main-link'

/** Language and theme in the phone's menu, because its bar has no room for them. */
function PhonePreferences() {
  const { t } = useTranslation('global')
  const theme = useThemePreference()
  const hasTheme = useThemeAllowed()
  return (
    <div className="grid gap-4 px-3 sm:hidden">
      <LanguageSelect label={t('language.label')} />
      {hasTheme && (
        <Segmented
          label={t('account.theme')}
          options={THEME_PREFERENCES.map((value) => ({ value, label: t(`account.theme_${value}`) }))}
          value={theme}
          onChange={setThemePreference}
        />
      )}
    </div>
  )
}

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-row px-3 font-medium text-text-quiet hover:bg-fill hover:text-text aria-[current]:bg-fill aria-[current]:text-text'

function LastRows({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('global')
  return (
    <ul className="flex flex-col gap-1 border-t border-line-quiet pt-2">
      <li>
        <Link to={href('feedback')} className={ROW} onClick={onClose}>
          <Icon of={MessageSquareWarning} size="sm" />
          {t('shell.feedback')}
        </Link>
      </li>
      <li>
        <button
          type="button"
          className={ROW}
          onClick={() => {
            onClose()
            void leave()
          }}
        >
          <Icon of={LogOut} size="sm" mirrored />
          {t('nav.logout')}
        </button>
      </li>
    </ul>
  )
}

/** The slide-out menu below 1024 px: every entry the roles allow, and Logout. */
export function SlideMenu({
  isOpen,
  onClose,
  unread,
}: {
  isOpen: boolean
  onClose: () => void
  unread: UnreadByEntry
}) {
  const { t } = useTranslation('global')
  const entries = useEntries(unread, BADGE_CAP)
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('shell.menu')} from="start" trackedAs="slide-menu">
      <nav aria-label={t('nav.main')} className="-mx-2 flex h-full flex-col gap-1">
        <ul className="flex flex-col gap-1">
          {entries.map(({ name, icon, label, isHere, badge, spoken }) => (
            <li key={name}>
              <MainLink to={name} isHere={isHere} label={spoken} className={ROW} onClick={onClose}>
                <Icon of={icon} size="sm" />
                <span className="flex-1">{label}</span>
                {badge && <CountBadge text={badge} />}
              </MainLink>
            </li>
          ))}
        </ul>
        <div className="mt-auto grid gap-4">
          <PhonePreferences />
          <LastRows onClose={onClose} />
        </div>
      </nav>
    </Drawer>
  )
}
