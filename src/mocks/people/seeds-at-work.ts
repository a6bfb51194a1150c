import { manyStaff, type SeedStaff, STAFF } from '../seed/staff'
import type { World } from '../world'

/** The people of the seed who have shifts and logs, by their place. */
export const seedsAtWork = (world: World): readonly SeedStaff[] =>
  world.state.faults.agencySize === 'large' ? manyStaff() : STAFF
