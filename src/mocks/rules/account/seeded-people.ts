import { allLargeStaff, type SeedStaff, STAFF } from '../../seed/staff'
import type { World } from '../../state/world'

/** Seeded people with shifts and logs, by index. */
export const seededPeople = (world: World): readonly SeedStaff[] =>
  world.state.faults.agencySize === 'large' ? allLargeStaff() : STAFF
