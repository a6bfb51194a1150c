import { MenuIcon, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

import { SMALL_BADGE_CAP } from '@/config/constants'
import { isAllowed } from '@/domain/access'
import { type PlaceName, ROUTES } from '@/domain/routes'
import { useRoles } from '@/features/auth'
import { CountBadge } from '@/ui/count-badge'
import { Icon, type IconProps } from '@/ui/icon'

import { ClockSlot } from './clock-slot'
import { type Unread, useEntries } from './entries'
import { ENTRY_ICON } from './entry-icon'
import { MainLink } from './main-link'

/** More than these side by side, and a thumb on a phone misses. */
const MOST_PLACES = 4

interface Place {
  name: PlaceName
  label: string
  icon: IconProps['of']
  isHere: boolean
  badge?: string | undefined
  spoken?: string | undefined
}

/** The entries, and for those with room for it the choice of creators, one thumb away. */
function usePlaces(unread: Unread): Place[] {
  const { t } = useTranslation('global')
  const { roles } = useRoles()
  const isChoosing = useLocation().pathname === ROUTES.crSelect.path
  const entries: Place[] = useEntries(unread, SMALL_BADGE_CAP).map(({ word, ...entry }) => ({
    ...entry,
    icon: ENTRY_ICON[word],
  }))
  if (!isAllowed('crSelect', roles) || entries.length >= MOST_PLACES) return entries
  return [
    ...entries.map((entry) => ({ ...entry, isHere: entry.isHere && !isChoosing })),
    { name: 'crSelect', label: t('nav.creators'), icon: UsersRound, isHere: isChoosing },
  ]
}

/** Icons stand in one row and labels in another, however many lines a label takes. */
const PLACE =
  'row-span-2 grid w-full grid-rows-subgrid justify-items-center px-1 text-12 font-medium text-text-quiet focus-visible:-outline-offset-2 aria-[current]:text-accent-text'
const ITEM = 'row-span-2 grid min-w-0 grid-rows-subgrid'

function Face({ icon, label, badge }: { icon: IconProps['of']; label: string; badge?: ReactNode }) {
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

/** The bar at the lower edge below 1024 px; the rest is behind More. */
export function BottomBar({ unread, onMenu }: { unread: Unread; onMenu: () => void }) {
  const { t } = useTranslation('global')
  return (
    <nav
      aria-label={t('nav.bottom')}
      className="sticky bottom-0 z-30 shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid h-16 auto-cols-fr grid-flow-col grid-rows-[auto_auto] gap-y-1">
        {usePlaces(unread).map(({ name, label, icon, isHere, badge, spoken }) => (
          <li key={name} className={ITEM}>
            <MainLink to={name} isHere={isHere} label={spoken} className={PLACE}>
              <Face icon={icon} label={label} badge={badge && <CountBadge text={badge} ringed />} />
            </MainLink>
          </li>
        ))}
        <li className={`${ITEM} empty:hidden`}>
          <ClockSlot variant="compact" />
        </li>
        <li className={ITEM}>
          <button type="button" aria-haspopup="dialog" onClick={onMenu} className={PLACE}>
            <Face icon={MenuIcon} label={t('nav.more')} />
          </button>
        </li>
      </ul>
    </nav>
  )
}
