import { Menu } from 'lucide'

import { useTranslation } from '@/i18n/use-translation'
import { BADGE_CAP } from '@/config/constants'
import { CountBadge } from '@/ui/text/badge'
import { IconButton } from '@/ui/icon-button'
import { useFittingCount } from '@/ui/layout/use-fitting-count'

import { CreatorChipSlot } from '../creator-chip-slot'
import { type NavItem, type UnreadByEntry, useEntries } from './use-entries'
import { HomeLink } from './home-link'
import { BarTools } from './bar-tools'
import { MainLink } from './main-link'
import { MoreTabs } from './more-tabs'

/** Width reserved for the overflow menu before it has rendered. */
const MENU_PX = 96

const TAB =
  'relative inline-flex h-full items-center gap-[6px] rounded-mark px-[10px] font-medium whitespace-nowrap text-text-quiet transition-colors hover:text-text aria-[current]:text-text after:absolute after:inset-x-[10px] after:bottom-0 after:h-0.5 after:rounded-t-full aria-[current]:after:bg-accent-text focus-visible:-outline-offset-2'

const Tab = ({ entry }: { entry: NavItem }) => (
  <MainLink to={entry.name} isHere={entry.isHere} label={entry.spoken} className={TAB}>
    {/* The space separates the words for screen readers; the gap does so visually. */}
    {entry.label} {entry.badge && <CountBadge text={entry.badge} />}
  </MainLink>
)

/** The tabs of the top bar, from 1024 px on; those that don't fit go into a menu. */
function TopTabs({ unread }: { unread: UnreadByEntry }) {
  const { t } = useTranslation('global')
  const entries = useEntries(unread, BADGE_CAP)
  const { bar, list, fitting } = useFittingCount<HTMLElement, HTMLUListElement>(MENU_PX)
  const rest = entries.slice(fitting)
  return (
    <nav
      ref={bar}
      aria-label={t('nav.main')}
      className="relative flex h-full min-w-0 flex-1 gap-0.5 overflow-hidden"
    >
      <ul ref={list} className="flex h-full gap-0.5">
        {entries.map((entry, index) => (
          // Invisible and out of the row, but still measured.
          <li key={entry.name} className={index < fitting ? 'h-full shrink-0' : 'invisible absolute h-full'}>
            <Tab entry={entry} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && <MoreTabs entries={rest} />}
    </nav>
  )
}

/** The top bar from 1024 px on: product, tabs, then clock, language, theme, account. */
export function TopBar({ unread }: { unread: UnreadByEntry }) {
  return (
    <header className="print:hidden sticky top-0 z-30 flex h-bar shrink-0 items-center gap-1 border-b border-line bg-surface ps-4 pe-3 pt-[env(safe-area-inset-top)] box-content pointer-coarse:h-pane-head">
      <HomeLink />
      <TopTabs unread={unread} />
      <CreatorChipSlot />
      <BarTools />
    </header>
  )
}

/** The bar below 1024 px: the menu behind its button, and the same tools. */
export function TabletBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('global')
  return (
    <header className="print:hidden sticky top-0 z-30 box-content flex h-pane-head shrink-0 items-center gap-1 border-b border-line bg-surface px-2 pt-[env(safe-area-inset-top)]">
      <IconButton icon={Menu} name={t('shell.open_menu')} aria-haspopup="dialog" onClick={onMenu} />
      <CreatorChipSlot fallback={<HomeLink />} />
      <span className="flex-1" />
      <BarTools />
    </header>
  )
}
