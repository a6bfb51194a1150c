import { isCrisis } from '@/domain/crisis/crisis-check'

import type { StoredContent, StoredMass } from '../../state/stored-mass'

/** Caches the check, because progress is read often. */
const checkCache = new WeakMap<StoredContent, boolean>()

function hasCrisisPhrase(content: StoredContent): boolean {
  if (content.sentAnyway) return false
  const cached = checkCache.get(content)
  if (cached !== undefined) return cached
  const is = isCrisis(content.text) || isCrisis(content.lockText ?? '')
  checkCache.set(content, is)
  return is
}

/**
 * Whether the check at send time holds it: its text contains a crisis phrase and no one chose to send
 * anyway.
 */
export const massNeedsCheck = ({ content, second }: Pick<StoredMass, 'content' | 'second'>): boolean =>
  hasCrisisPhrase(content) || (second !== null && hasCrisisPhrase(second.content))

/** The message, released to go out now without another check. */
export const releasedMass = (mass: StoredMass, now: number): StoredMass => ({
  ...mass,
  startsAt: now,
  content: { ...mass.content, sentAnyway: true },
  second: mass.second && { ...mass.second, content: { ...mass.second.content, sentAnyway: true } },
})
