import type * as calls from '@/api/calls/welcome-messages'

import { actingOf } from '../accounts'
import type { Handlers } from '../implement'
import { requireLevel } from '../permissions'
import { missing } from '../refusal'
import type { World } from '../world'

type WelcomeHandlers = Handlers<typeof calls>

/** Who acts as which creator; 403 unless welcome messages are open to them so far. */
function acting(world: World, request: Request, least: 'view' | 'edit' = 'edit') {
  const { account, creator } = actingOf(world, request)
  requireLevel(world, account, 'welcomeMessages', least)
  return { account, creator }
}

/** Messages that fans get one after another from a trigger on (screens S19). */
export const welcomeMessageHandlers = (world: World): WelcomeHandlers => {
  const none = ({ request }: { request: Request }): never => {
    acting(world, request)
    throw missing()
  }
  return {
    listWelcomeSequences: ({ request }) => {
      acting(world, request, 'view')
      return { data: [], lastId: null, sendsWelcome: true }
    },
    getWelcomeSequence: none,
    saveWelcomeSequence: none,
    toggleWelcomeSequence: none,
    deleteWelcomeSequence: none,
    reorderWelcomeSequences: none,
    duplicateWelcomeSequence: none,
    copyWelcomeSequence: none,
    getWelcomeStats: none,
    listWelcomeDeliveries: none,
    countWelcomeReach: none,
    testWelcomeMessage: none,
  }
}
