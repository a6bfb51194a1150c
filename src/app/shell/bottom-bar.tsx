import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

import { SMALL_BADGE_CAP } from '@/config/constants'
import { isAllowed } from '@/domain/access'
import { type LinkName, ROUTES } from '@/domain/routes'
import { useRoles } from '@/features/auth'
import { CountBadge } from '@/ui/count-badge'
import { Icon, type IconProps } from '@/ui/icon'

import { type Unread, useEntries } from './entries'
import { ENTRY_ICON } from './entry-icon'
import { MainLink } from './main-link'

interface Place {
  name: LinkName
  label: string
  icon: IconProps['of']
  isHere: boolean
  badge?: string | undefined
  spoken?: string | undefined
}

/** The entries, and for chatters the creators, one thumb away. */
function usePlaces(unread: Unread): Place[] {
  const { t } = useTranslation('global')
  const { roles } = useRoles()
  const isChoosing = useLocation().pathname === ROUTES.crSelect.path
  const places: Place[] = useEntries(unread, SMALL_BADGE_CAP).map(({ word, ...entry }) => ({
    ...entry,
    icon: ENTRY_ICON[word],
    isHere: entry.isHere && !isChoosing,
  }))
  if (!isAllowed('crSelect', roles)) return places
  return [...places, { name: 'crSelect', label: t('nav.creators'), icon: UsersRound, isHere: isChoosing }]
}

/** The bar at the lower edge below 1024 px. */
export function BottomBar({ unread }: { unread: Unread }) {
  const { t } = useTranslation('global')
  const places = usePlaces(unread)
  if (places.length < 2) return null
  return (
    <nav
      aria-label={t('nav.bottom')}
      className="sticky bottom-0 z-30 shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid h-16 auto-cols-fr grid-flow-col">
        {places.map(({ name, label, icon, isHere, badge, spoken }) => (
          <li key={name} className="min-w-0">
            <MainLink
              to={name}
              isHere={isHere}
              label={spoken}
              className="flex h-full flex-col items-center justify-center gap-1 px-1 text-12 font-medium text-text-quiet focus-visible:-outline-offset-2 aria-[current]:text-accent-text"
            >
              <span className="relative">
                <Icon of={icon} size="md" />
                {badge && (
                  <span className="absolute start-[calc(50%+2px)] -top-[5px] flex">
                    <CountBadge text={badge} ringed />
                  </span>
                )}
              </span>
              <span className="cut max-w-full">{label}</span>
            </MainLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
