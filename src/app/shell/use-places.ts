import { Bell, MessageCircle, UsersRound } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { SMALL_BADGE_CAP } from '@/config/constants'
import { isAllowed, isSwitchedOff } from '@/domain/access'
import { activeEntry, badgeText } from '@/domain/navigation'
import { type PlaceName, ROUTES } from '@/domain/routes'
import { useCurrentUser, useRoles, useSession } from '@/features/auth'
import { useUnread } from '@/features/cr-tools'
import { useCreatorInFocus } from '@/services/creator-in-focus'
import type { IconProps } from '@/ui/icon'

import { usePathAhead } from './departure'
import { type Unread, useEntries } from './entries'
import { ENTRY_ICON } from './entry-icon'

export interface Place {
  name: PlaceName
  label: string
  icon: IconProps['of']
  isHere: boolean
  badge?: string | undefined
  spoken?: string | undefined
}

const TOOLS = [
  { name: 'messages', word: 'chats', icon: MessageCircle, counted: 'messages' },
  { name: 'crSelect', word: 'creators', icon: UsersRound, counted: undefined },
  { name: 'notifications', word: 'alerts', icon: Bell, counted: 'notifications' },
] as const

/**
 * Returns the destinations of the chatter tools, with unread counts of the creator in focus, or of all
 * creators before one is chosen.
 */
function useToolPlaces(): Place[] {
  const { t } = useTranslation('global')
  const path = usePathAhead()
  const permissions = useCurrentUser().data?.chatterPermissions
  const { unreadOf, all } = useUnread()
  const creatorId = useCreatorInFocus(useSession().userId)
  const unread = creatorId === undefined ? all : unreadOf(creatorId)
  return TOOLS.filter(({ name }) => !isSwitchedOff(name, permissions)).map(
    ({ name, word, icon, counted }) => {
      const label = t(`nav.${word}`)
      const badge = counted && badgeText(unread?.[counted], SMALL_BADGE_CAP)
      return {
        name,
        label,
        icon,
        isHere: path === ROUTES[name].path,
        badge,
        spoken: badge && t('nav.badge', { entry: label, badge }),
      }
    },
  )
}

/**
 * Returns the bottom bar's items beside clock and menu: in the chatter tools, and for users without other
 * pages, the tools; elsewhere the entries.
 */
export function usePlaces(unread: Unread): Place[] {
  const { roles } = useRoles()
  const entries = useEntries(unread, SMALL_BADGE_CAP)
  const tools = useToolPlaces()
  const isAtTools = activeEntry(usePathAhead()) === 'crTools' || entries.length === 1
  if (isAllowed('crTools', roles) && isAtTools) return tools
  return entries.map(({ word, ...entry }) => ({ ...entry, icon: ENTRY_ICON[word] }))
}
