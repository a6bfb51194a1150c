import { entriesFor } from '@/domain/navigation'
import type { Role } from '@/domain/role'
import type { RouteName, ScreenName } from '@/domain/routes'

import { prefetchScreen } from './screen-loads'

/** Where one goes on to from a page, besides the entries. */
const NEXT: Partial<Record<RouteName, readonly ScreenName[]>> = { crTools: ['messages', 'notifications'] }

/** Loads the pages one click away: they are gone to without a line too. */
export function fetchPagesAhead(here: RouteName, roles: readonly Role[]): void {
  for (const { name } of entriesFor(roles)) prefetchScreen(name)
  NEXT[here]?.forEach(prefetchScreen)
}
