import { Bell, MessageCircle, UsersRound } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { SMALL_BADGE_CAP } from '@/config/constants'
import { isAllowed, isToolSwitchedOff } from '@/domain/account/access'
import { activeNavigationEntry } from '@/domain/page/navigation'
import { ROUTES } from '@/domain/page/routes'
import { useCurrentUser, useRoles, useSession } from '@/features/auth'
import { useUnread } from '@/features/cr-tools'
import { useCreatorInFocus } from '@/services/session/creator-in-focus'

import { usePendingPath } from '../pending-page'
import { type NavItem, type UnreadByEntry, navItem, useEntries } from './use-entries'

const CHATTER_TOOL_ITEMS = [
  { name: 'messages', word: 'chats', icon: MessageCircle, counted: 'messages' },
  { name: 'crSelect', word: 'creators', icon: UsersRound, counted: undefined },
  { name: 'notifications', word: 'alerts', icon: Bell, counted: 'notifications' },
] as const

/**
 * Returns the destinations of the chatter tools, with unread counts of the creator in focus, or of all
 * creators before one is chosen.
 */
function useChatterToolItems(): NavItem[] {
  const { t } = useTranslation('global')
  const path = usePendingPath()
  const permissions = useCurrentUser().data?.chatterPermissions
  const { unreadOf, total } = useUnread()
  const creatorId = useCreatorInFocus(useSession().userId)
  const unread = creatorId === undefined ? total : unreadOf(creatorId)
  return CHATTER_TOOL_ITEMS.filter(({ name }) => !isToolSwitchedOff(name, permissions)).map(
    ({ name, word, icon, counted }) =>
      navItem(t, {
        name,
        icon,
        label: t(`nav.${word}`),
        isHere: path === ROUTES[name].path,
        count: counted && unread?.[counted],
        cap: SMALL_BADGE_CAP,
      }),
  )
}

/**
 * Returns the bottom bar's items beside clock and menu: in the chatter tools, and for users without other
 * pages, the tools; elsewhere the entries.
 */
export function useBottomBarItems(unread: UnreadByEntry): NavItem[] {
  const { roles } = useRoles()
  const entries = useEntries(unread, SMALL_BADGE_CAP)
  const tools = useChatterToolItems()
  const isAtTools = activeNavigationEntry(usePendingPath()) === 'crTools' || entries.length === 1
  return isAllowed('crTools', roles) && isAtTools ? tools : entries
}
