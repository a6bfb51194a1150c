import type * as calls from '@/api/calls/account/version'

import type { Handlers } from '../bind-handlers'
import type { World } from '../../state/world'

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
