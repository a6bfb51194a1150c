import { manyStaff, type SeedStaff, STAFF } from '../seed/staff'
import type { World } from '../world'

/** Seeded people with shifts and logs, by index. */
export const seedsAtWork = (world: World): readonly SeedStaff[] =>
  world.state.faults.agencySize === 'large' ? manyStaff() : STAFF
