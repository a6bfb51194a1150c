import type { TFunction } from 'i18next'
import { type IconNode, ChartColumnBig, IdCard, MessageCircle, Users } from 'lucide'
import { useEffect } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import {
  type NavigationEntry,
  activeNavigationEntry,
  badgeText,
  navigationEntriesFor,
} from '@/domain/page/navigation'
import type { StaticRouteName } from '@/domain/page/routes'
import { useRoles } from '@/features/auth'
import { useUnread } from '@/features/cr-tools'
import { showTitleBadge } from '@/services/page/title-badge'

import { usePendingPath } from '../pending-page'

const ENTRY_ICON: Record<NavigationEntry['word'], IconNode> = {
  agency_overview: ChartColumnBig,
  manage_agency: Users,
  agency_creators: IdCard,
  chatter_tools: MessageCircle,
}

/** Unread counts by entry; an entry without one has no badge. */
export type UnreadByEntry = Partial<Record<NavigationEntry['name'], number>>

/** A link of the main navigation, as the bars and the slide-out menu show it. */
export interface NavItem {
  name: StaticRouteName
  icon: IconNode
  label: string
  isHere: boolean
  badge: string | undefined
  /** Accessible name that combines label and badge. */
  spoken: string | undefined
}

interface NavItemSource extends Omit<NavItem, 'badge' | 'spoken'> {
  count: number | undefined
  cap: number
}

export function navItem(t: TFunction, { count, cap, ...item }: NavItemSource): NavItem {
  const badge = badgeText(count, cap)
  return { ...item, badge, spoken: badge && t('nav.badge', { entry: item.label, badge }) }
}

/** Returns the entries the roles allow, with labels and capped badges (requirements 2). */
export function useEntries(unread: UnreadByEntry, cap: number): NavItem[] {
  const { t } = useTranslation('global')
  const { roles } = useRoles()
  const here = activeNavigationEntry(usePendingPath())
  return navigationEntriesFor(roles).map(({ name, word }) => {
    const label = t(`nav.${word}`)
    return navItem(t, {
      name,
      icon: ENTRY_ICON[word],
      label,
      isHere: name === here,
      count: unread[name],
      cap,
    })
  })
}

/** Returns unread counts by entry: messages and notifications of all creators. */
export function useUnreadByEntry(): UnreadByEntry {
  const { total } = useUnread()
  const count = total.messages + total.notifications
  useEffect(() => showTitleBadge(count), [count])
  // The shell unmounts when the user signs out.
  useEffect(() => () => showTitleBadge(0), [])
  return { crTools: count }
}
