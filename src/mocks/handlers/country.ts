import type * as calls from '@/api/calls/country'

import type { Handlers } from '../implement'
import type { World } from '../world'

/** The third-party country lookup (requirements 7). */
export const countryHandlers = (world: World): Handlers<typeof calls> => ({
  lookUpCountry: () => ({ country: world.state.faults.country, ip: '203.0.113.7' }),
})
