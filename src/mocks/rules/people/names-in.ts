import { foldText } from '@/lib/text/fold-text'

import type { World } from '../../state/world'
import { displayOf } from './user-displays'

/** Returns the names that a search and a sort compare: folded, computed once each. */
export function namesIn(world: World): (userId: string | null | undefined) => string {
  const names = new Map<string, string>()
  return (userId) => {
    if (userId == null) return ''
    const name = names.get(userId) ?? foldText(displayOf(world, userId)?.displayName ?? userId)
    names.set(userId, name)
    return name
  }
}
