import type * as calls from '@/api/calls/version'

import type { Handlers } from '../implement'
import type { World } from '../world'

/** The console version the server requires (requirements 7). */
export const versionHandlers = (world: World): Handlers<typeof calls> => ({
  getVersion: () => {
    const { versionDecision } = world.state.faults
    return {
      apiVersion: versionDecision === 'ok' ? '2026.11.0' : '2026.11.1',
      versionDecision,
      extraInfo: { useCreditPaymentFlow: false },
    }
  },
})
