import type * as calls from '@/api/calls/account/country'

import type { Handlers } from '../bind-handlers'
import type { World } from '../../state/world'

/** The third-party country lookup (requirements 7). */
export const countryHandlers = (world: World): Handlers<typeof calls> => ({
  lookUpCountry: () => ({ country: world.state.faults.country, ip: '203.0.113.7' }),
})
