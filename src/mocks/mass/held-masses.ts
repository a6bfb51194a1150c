import { isCrisis } from '@/domain/crisis'

import type { StoredContent, StoredMass } from './stored-mass'

/** Caches the check, because progress is read often. */
const judged = new WeakMap<StoredContent, boolean>()

function isInNeed(content: StoredContent): boolean {
  if (content.sentAnyway) return false
  const known = judged.get(content)
  if (known !== undefined) return known
  const is = isCrisis(content.text) || isCrisis(content.lockText ?? '')
  judged.set(content, is)
  return is
}

/**
 * Whether the check at send time holds it: its text contains a crisis phrase and no one chose to send
 * anyway.
 */
export const asksForCare = ({ content, second }: Pick<StoredMass, 'content' | 'second'>): boolean =>
  isInNeed(content) || (second !== null && isInNeed(second.content))

/** The message, released to go out now without another check. */
export const releasedAt = (mass: StoredMass, now: number): StoredMass => ({
  ...mass,
  startsAt: now,
  content: { ...mass.content, sentAnyway: true },
  second: mass.second && { ...mass.second, content: { ...mass.second.content, sentAnyway: true } },
})
