import { Bell, MessageCircle, UsersRound } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { SMALL_BADGE_CAP } from '@/config/constants'
import { isAllowed, isToolSwitchedOff } from '@/domain/account/access'
import { activeNavigationEntry, badgeText } from '@/domain/page/navigation'
import { type StaticRouteName, ROUTES } from '@/domain/page/routes'
import { useCurrentUser, useRoles, useSession } from '@/features/auth'
import { useUnread } from '@/features/cr-tools'
import { useCreatorInFocus } from '@/services/session/creator-in-focus'
import type { IconProps } from '@/ui/icon'

import { usePendingPath } from '../pending-page'
import { type UnreadByEntry, useEntries, ENTRY_ICON } from './use-entries'

export interface BottomBarItem {
  name: StaticRouteName
  label: string
  icon: IconProps['of']
  isHere: boolean
  badge?: string | undefined
  spoken?: string | undefined
}

const CHATTER_TOOL_ITEMS = [
  { name: 'messages', word: 'chats', icon: MessageCircle, counted: 'messages' },
  { name: 'crSelect', word: 'creators', icon: UsersRound, counted: undefined },
  { name: 'notifications', word: 'alerts', icon: Bell, counted: 'notifications' },
] as const

/**
 * Returns the destinations of the chatter tools, with unread counts of the creator in focus, or of all
 * creators before one is chosen.
 */
function useChatterToolItems(): BottomBarItem[] {
  const { t } = useTranslation('global')
  const path = usePendingPath()
  const permissions = useCurrentUser().data?.chatterPermissions
  const { unreadOf, total } = useUnread()
  const creatorId = useCreatorInFocus(useSession().userId)
  const unread = creatorId === undefined ? total : unreadOf(creatorId)
  return CHATTER_TOOL_ITEMS.filter(({ name }) => !isToolSwitchedOff(name, permissions)).map(
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
export function useBottomBarItems(unread: UnreadByEntry): BottomBarItem[] {
  const { roles } = useRoles()
  const entries = useEntries(unread, SMALL_BADGE_CAP)
  const tools = useChatterToolItems()
  const isAtTools = activeNavigationEntry(usePendingPath()) === 'crTools' || entries.length === 1
  if (isAllowed('crTools', roles) && isAtTools) return tools
  return entries.map(({ word, ...entry }) => ({ ...entry, icon: ENTRY_ICON[word] }))
}
