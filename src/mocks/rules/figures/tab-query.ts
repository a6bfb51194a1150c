import type { ChatterPermissions } from '@/domain/account/permission'

import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import type { RequestedRange } from './range-money'

/** Input of every analytics tab. */
export interface TabQuery {
  world: World
  creator: SeedCreator
  range: RequestedRange
  timezone: string
  basis: 'gross' | 'net'
  permissions: ChatterPermissions
  seesMoney: boolean
}
