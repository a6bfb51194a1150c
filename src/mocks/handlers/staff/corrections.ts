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
  const shown = (asker: Account, correction: StoredCorrection) => {
    const person = findPerson(world, correction.userId)
    const canDecide = person !== undefined && mayDecidePay(world, asker, person)
    return { ...wireCorrection(correction), canDecide }
  }
  const deciding = (request: Request, { correctionId }: { correctionId: string }) => {
    const asker = callerOf(world, request)
    payEditablePerson(world, asker, findCorrection(world, correctionId).userId)
    return asker
  }
  return {
    listCorrections: ({ body, request }) => {
      const asker = callerOf(world, request)
      return { data: correctionsIn(world, body.state).map((one) => shown(asker, one)) }
    },
    decideCorrection: ({ body, request }) => {
      const asker = deciding(request, body)
      return shown(asker, decideCorrection(world, asker.userId, body))
    },
    reopenCorrection: ({ body, request }) => {
      const asker = deciding(request, body)
      return shown(asker, reopenCorrection(world, asker.userId, body.correctionId))
    },
  }
}
