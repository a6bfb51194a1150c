import * as calls from '@/api/calls/account/version'

import { serve } from '../bind-handlers'

/** The console version the server requires (requirements 7). */
export const version = serve(calls, {
  getVersion: ({ world }) => {
    const { versionDecision } = world.state.faults
    return {
      apiVersion: versionDecision === 'ok' ? '2026.11.0' : '2026.11.1',
      versionDecision,
      extraInfo: { useCreditPaymentFlow: false },
    }
  },
})
