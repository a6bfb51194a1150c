import type { ChatterPermissions } from '@/domain/permission'

import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import type { Asked } from './range-money'

/** Input of every analytics tab. */
export interface TabQuery {
  world: World
  creator: SeedCreator
  asked: Asked
  timezone: string
  basis: 'gross' | 'net'
  permissions: ChatterPermissions
  seesMoney: boolean
}
