import type * as calls from '@/api/calls/shifts'

import { type Account, callerOf } from '../accounts'
import type { Handlers } from '../implement'
import { paidPerson } from '../people/change-person'
import { correctionIn, correctionsIn, decide, reopen, wireCorrection } from '../people/corrections'
import type { StoredCorrection } from '../people/people-state'
import { personIn } from '../people/person'
import { mayDecidePay } from '../people/ranks'
import type { World } from '../world'

type CorrectionHandlers = Pick<
  Handlers<typeof calls>,
  'listCorrections' | 'decideCorrection' | 'reopenCorrection'
>

/** Handlers of corrections (screens S5). */
export const correctionHandlers = (world: World): CorrectionHandlers => {
  const shown = (asker: Account, correction: StoredCorrection) => {
    const person = personIn(world, correction.userId)
    const canDecide = person !== undefined && mayDecidePay(world, asker, person)
    return { ...wireCorrection(correction), canDecide }
  }
  const deciding = (request: Request, { correctionId }: { correctionId: string }) => {
    const asker = callerOf(world, request)
    paidPerson(world, asker, correctionIn(world, correctionId).userId)
    return asker
  }
  return {
    listCorrections: ({ body, request }) => {
      const asker = callerOf(world, request)
      return { data: correctionsIn(world, body.state).map((one) => shown(asker, one)) }
    },
    decideCorrection: ({ body, request }) => {
      const asker = deciding(request, body)
      return shown(asker, decide(world, asker.userId, body))
    },
    reopenCorrection: ({ body, request }) => {
      const asker = deciding(request, body)
      return shown(asker, reopen(world, asker.userId, body.correctionId))
    },
  }
}
