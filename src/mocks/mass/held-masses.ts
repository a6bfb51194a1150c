import { isCrisis } from '@/domain/crisis'

import type { StoredContent, StoredMass } from './stored-mass'

/** Judged once: how far a mass message is gets asked again and again. */
const judged = new WeakMap<StoredContent, boolean>()

function isInNeed(content: StoredContent): boolean {
  if (content.sentAnyway) return false
  const known = judged.get(content)
  if (known !== undefined) return known
  const is = isCrisis(content.text) || isCrisis(content.lockText ?? '')
  judged.set(content, is)
  return is
}

/** Whether its check at its time holds it: some of its words ask for care, and nobody said to send them all the same. */
export const asksForCare = ({ content, second }: Pick<StoredMass, 'content' | 'second'>): boolean =>
  isInNeed(content) || (second !== null && isInNeed(second.content))

/** The same one, to go out now and not to be asked about again. */
export const releasedAt = (mass: StoredMass, now: number): StoredMass => ({
  ...mass,
  startsAt: now,
  content: { ...mass.content, sentAnyway: true },
  second: mass.second && { ...mass.second, content: { ...mass.second.content, sentAnyway: true } },
})
