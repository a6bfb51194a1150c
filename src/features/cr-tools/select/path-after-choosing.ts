import { isAllowed } from '@/domain/account/access'
import { creatorIdInChatAddress } from '@/domain/chat/chat-address'
import { routeOfAddress, sameOriginPath } from '@/domain/page/return-path'
import type { Role } from '@/domain/account/role'
import { href, routeOptions } from '@/domain/page/routes'

/**
 * Returns the page to open: `next` if it exists and these roles may open it, else /cr-tools (decisions 14).
 * Another creator's chat becomes the selected creator's chat list.
 */
export function pathAfterChoosing(next: string | null, roles: readonly Role[], creatorId: string): string {
  const path = sameOriginPath(next) ?? ''
  const name = routeOfAddress(path)
  const isFit =
    name !== undefined &&
    routeOptions(name).needsCreator === true &&
    routeOptions(name).screen === undefined &&
    isAllowed(name, roles)
  if (!isFit) return href('crTools')
  const requested = creatorIdInChatAddress(path)
  return requested === undefined || requested === creatorId ? path : href('messages')
}
