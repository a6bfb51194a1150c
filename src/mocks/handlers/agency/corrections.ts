import type * as calls from '@/api/calls/agency/shifts'

import { type Account, callerOf } from '../../rules/account/accounts'
import type { Handlers } from '../bind-handlers'
import { payEditablePerson } from '../../rules/people/change-person'
import {
  findCorrection,
  correctionsIn,
  decideCorrection,
  reopenCorrection,
  wireCorrection,
} from '../../rules/shifts/corrections'
import type { StoredCorrection } from '../../state/people-state'
import { findPerson } from '../../rules/account/person'
import { mayDecidePay } from '../../rules/account/ranks'
import type { World } from '../../state/world'

type CorrectionHandlers = Pick<
  Handlers<typeof calls>,
  'listCorrections' | 'decideCorrection' | 'reopenCorrection'
>

/** Handlers of corrections (screens S5). */
export const correctionHandlers = (world: World): CorrectionHandlers => {
  const shown = (caller: Account, correction: StoredCorrection) => {
    const person = findPerson(world, correction.userId)
    const canDecide = person !== undefined && mayDecidePay(world, caller, person)
    return { ...wireCorrection(correction), canDecide }
  }
  const deciding = (request: Request, { correctionId }: { correctionId: string }) => {
    const caller = callerOf(world, request)
    payEditablePerson(world, caller, findCorrection(world, correctionId).userId)
    return caller
  }
  return {
    listCorrections: ({ body, request }) => {
      const caller = callerOf(world, request)
      return { data: correctionsIn(world, body.state).map((one) => shown(caller, one)) }
    },
    decideCorrection: ({ body, request }) => {
      const caller = deciding(request, body)
      return shown(caller, decideCorrection(world, caller.userId, body))
    },
    reopenCorrection: ({ body, request }) => {
      const caller = deciding(request, body)
      return shown(caller, reopenCorrection(world, caller.userId, body.correctionId))
    },
  }
}
