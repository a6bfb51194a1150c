import { useTranslation } from '@/i18n/use-translation'

import {
  activeNavigationEntry,
  badgeText,
  navigationEntriesFor,
  type NavigationEntry,
} from '@/domain/page/navigation'
import { useRoles } from '@/features/auth'

import { usePendingPath } from '../pending-page'

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
