import type * as calls from '@/api/calls/agency/shifts'

import { type Account, callerOf } from '../../rules/account/accounts'
import type { Handlers } from '../bind-handlers'
import { payEditablePerson } from '../../rules/people/change-person'
import {
  findCorrection,
  correctionsIn,
  isOutdated,
  decideCorrection,
  reopenCorrection,
  wireCorrection,
} from '../../rules/shifts/corrections'
import type { StoredCorrection } from '../../state/people-state'
import { findPerson } from '../../rules/account/person'
import { mayDecidePay } from '../../rules/account/ranks'
import type { World } from '../../state/world'

function shown(world: World, caller: Account, correction: StoredCorrection) {
  const person = findPerson(world, correction.userId)
  const canDecide = person !== undefined && mayDecidePay(world, caller, person)
  return { ...wireCorrection(correction), canDecide, isOutdated: isOutdated(world, correction) }
}

function deciding(world: World, request: Request, { correctionId }: { correctionId: string }): Account {
  const caller = callerOf(world, request)
  payEditablePerson(world, caller, findCorrection(world, correctionId).userId)
  return caller
}

/** Handlers of corrections (screens S5). */
export const corrections = {
  listCorrections: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    return { data: correctionsIn(world, body.state).map((one) => shown(world, caller, one)) }
  },
  decideCorrection: ({ world, body, request }) => {
    const caller = deciding(world, request, body)
    return shown(world, caller, decideCorrection(world, caller.userId, body))
  },
  reopenCorrection: ({ world, body, request }) => {
    const caller = deciding(world, request, body)
    return shown(world, caller, reopenCorrection(world, body.correctionId))
  },
} satisfies Partial<Handlers<typeof calls>>
