import { chance, pick } from '../random'
import { ROLL } from '../roll'
import type { SeedFan } from './fans'

const SUSPICIONS = [
  'Asked for a payment outside the platform.',
  'The card’s country is not the fan’s.',
  'Several chargebacks with other creators.',
  'Writes the same lines to many creators.',
] as const

/** Why staff should be careful with a fan; null where nothing was noticed. */
export const suspicionOf = ({ suspicionCount }: SeedFan, fanIndex: number): string | null =>
  suspicionCount > 0 ? pick(SUSPICIONS, chance(ROLL.fanSuspicion, fanIndex)) : null
