import * as calls from '@/api/calls/account/country'

import { serve } from '../bind-handlers'

/** The third-party country lookup (requirements 7). */
export const country = serve(calls, {
  lookUpCountry: ({ world }) => ({ country: world.state.faults.country, ip: '203.0.113.7' }),
})
