import { Menu } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { ClockSlot } from '@/features/clock'
import { CountBadge } from '@/ui/text/badge'
import { Icon, type IconProps } from '@/ui/icon'

import type { NavItem, UnreadByEntry } from './use-entries'
import { MainLink } from './main-link'
import { useBottomBarItems } from './use-bottom-bar-items'

/** Aligns icons in one row and labels in another, however many lines a label takes. */
const LINK_CLASSES =
  'row-span-2 grid w-full grid-rows-subgrid justify-items-center px-1 text-12 font-medium text-text-quiet focus-visible:-outline-offset-2 aria-[current]:text-accent-text'
const ITEM_CLASSES = 'row-span-2 grid min-w-0 grid-rows-subgrid'

function ItemContent({ icon, label, badge }: { icon: IconProps['of']; label: string; badge?: ReactNode }) {
  return (
    <>
      <span className="relative self-end">
        <Icon of={icon} size="sm" />
        {badge && <span className="absolute start-[calc(50%+2px)] -top-[5px] flex">{badge}</span>}
      </span>
      <span className="line-clamp-2 max-w-full text-center leading-4 text-balance hyphens-auto">{label}</span>
    </>
  )
}

const BottomBarLink = ({ item: { name, label, icon, isHere, badge, spoken } }: { item: NavItem }) => (
  <li className={ITEM_CLASSES}>
    <MainLink to={name} isHere={isHere} label={spoken} className={LINK_CLASSES}>
      <ItemContent icon={icon} label={label} badge={badge && <CountBadge text={badge} ringed />} />
    </MainLink>
  </li>
)

/** The clock is in the middle of the chatter's entries. */
const BEFORE_CLOCK = 2

/** The bottom bar below 1024 px; further entries are behind More. */
export function BottomBar({ unread, onMenu }: { unread: UnreadByEntry; onMenu: () => void }) {
  const { t } = useTranslation('global')
  const items = useBottomBarItems(unread)
  return (
    <nav
      aria-label={t('nav.bottom')}
      className="sticky bottom-0 z-30 shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid h-16 auto-cols-fr grid-flow-col grid-rows-[auto_auto] gap-y-1">
        {items.slice(0, BEFORE_CLOCK).map((item) => (
          <BottomBarLink key={item.name} item={item} />
        ))}
        <li className={`${ITEM_CLASSES} empty:hidden`}>
          <ClockSlot variant="compact" />
        </li>
        {items.slice(BEFORE_CLOCK).map((item) => (
          <BottomBarLink key={item.name} item={item} />
        ))}
        <li className={ITEM_CLASSES}>
          <button type="button" aria-haspopup="dialog" onClick={onMenu} className={LINK_CLASSES}>
            <ItemContent icon={Menu} label={t('nav.more')} />
          </button>
        </li>
      </ul>
    </nav>
  )
}
