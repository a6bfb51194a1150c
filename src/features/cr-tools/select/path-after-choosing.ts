import { isAllowed } from '@/domain/access'
import { creatorOfChat } from '@/domain/chat-address'
import { sameOriginPath } from '@/domain/return-path'
import type { Role } from '@/domain/role'
import { href, routeAt, routeFacts } from '@/domain/routes'

/**
 * The page that asked for a creator if it is ours, built and open to these roles, else /cr-tools (decision 14). A chat of
 * another creator than the chosen one gives way to the chats of the chosen one.
 */
export function pathAfterChoosing(next: string | null, roles: readonly Role[], creatorId: string): string {
  const path = sameOriginPath(next)
  const name = path === undefined ? undefined : routeAt(path.split(/[?#]/, 1)[0] ?? '')
  const isFit =
    name !== undefined &&
    routeFacts(name).needsCreator === true &&
    routeFacts(name).screen === undefined &&
    isAllowed(name, roles)
  if (!isFit || path === undefined) return href('crTools')
  const asked = creatorOfChat(path)
  return asked === undefined || asked === creatorId ? path : href('messages')
}
