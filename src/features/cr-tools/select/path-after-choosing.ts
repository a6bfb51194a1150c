import { isAllowed } from '@/domain/access'
import { sameOriginPath } from '@/domain/return-path'
import type { Role } from '@/domain/role'
import { href, routeAt, routeFacts } from '@/domain/routes'

/** The page that asked for a creator if it is ours, built and open to these roles, else /cr-tools (decision 14). */
export function pathAfterChoosing(next: string | null, roles: readonly Role[]): string {
  const path = sameOriginPath(next)
  const name = path === undefined ? undefined : routeAt(path.split(/[?#]/, 1)[0] ?? '')
  const isFit =
    name !== undefined &&
    routeFacts(name).needsCreator === true &&
    routeFacts(name).screen === undefined &&
    isAllowed(name, roles)
  return isFit && path !== undefined ? path : href('crTools')
}
