import { type IconNode, ChartColumnBig, IdCard, MessageCircle, Users } from 'lucide'
import { useEffect } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import {
  type NavigationEntry,
  activeNavigationEntry,
  badgeText,
  navigationEntriesFor,
} from '@/domain/page/navigation'
import { useRoles } from '@/features/auth'
import { useUnread } from '@/features/cr-tools'
import { showTitleBadge } from '@/services/page/title-badge'

import { usePendingPath } from '../pending-page'

/** Icon of each entry, where there is room for one. */
export const ENTRY_ICON: Record<NavigationEntry['word'], IconNode> = {
  agency_overview: ChartColumnBig,
  manage_agency: Users,
  agency_creators: IdCard,
  chatter_tools: MessageCircle,
}

/** Unread counts by entry; an entry without one has no badge. */
export type UnreadByEntry = Partial<Record<NavigationEntry['name'], number>>

export interface ShownEntry {
  name: NavigationEntry['name']
  word: NavigationEntry['word']
  label: string
  isHere: boolean
  badge: string | undefined
  /** Accessible name that combines label and badge. */
  spoken: string | undefined
}

/** Returns the entries the roles allow, with labels and capped badges (requirements 2). */
export function useEntries(unread: UnreadByEntry, cap: number): ShownEntry[] {
  const { t } = useTranslation('global')
  const { roles } = useRoles()
  const here = activeNavigationEntry(usePendingPath())
  return navigationEntriesFor(roles).map(({ name, word }) => {
    const label = t(`nav.${word}`)
    const badge = badgeText(unread[name], cap)
    return {
      name,
      word,
      label,
      isHere: name === here,
      badge,
      spoken: badge && t('nav.badge', { entry: label, badge }),
    }
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
