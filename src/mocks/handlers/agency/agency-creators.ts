import * as calls from '@/api/calls/agency/agency-creators'

import { type Account, callerOf } from '../../rules/account/accounts'
import { onDutyFor, onDutyNow } from '../../rules/shifts/clock'
import { handoversOf } from '../../wire/people/creator-records'
import { serve } from '../bind-handlers'
import { assignCreators } from '../../rules/people/change-person'
import {
  cancelCreatorInvite,
  inviteCreator,
  openInvites,
  wireInvite,
} from '../../rules/creators/creator-invites'
import { findCreatorOrThrow, creatorOfAgencyId, ratesAt } from '../../rules/creators/agency-creators'
import { creatorRow, recentFiguresOf, teamsOf } from '../../wire/people/creator-row'
import { cancelRates, changeTerms, revertRates } from '../../rules/creators/creator-terms'
import { notesVersionsOf } from '../../rules/creators/notes-versions'
import { mayEditMoney } from '../../rules/account/ranks'
import { requireOwnCreators } from '../../rules/people/invite'
import { rulesOf, saveRules } from '../../rules/creators/creator-rules'
import { splitPreview } from '../../rules/money/split-preview'
import { requireLevel } from '../../rules/account/permissions'
import { forbidden } from '../../rules/base/refusal'
import { requestedSpan } from '../../rules/base/span'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { AGENCY } from '../../seed/staff'

const freshCreatorRow = (world: World, caller: Account, creator: SeedCreator) =>
  creatorRow(world, caller, creator, {
    recent: recentFiguresOf(world, creator),
    onDuty: onDutyFor(world, onDutyNow(world), creator.userId),
    staffIds: teamsOf(world).get(creator.userId) ?? [],
  })

/** Handlers of what the agency may change about a creator (screens S4). */
export const agencyCreators = serve(calls, {
  inviteCreator: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    // The rate is part of the invitation.
    if (!mayEditMoney(caller)) throw forbidden()
    return inviteCreator(world, caller.userId, body)
  },
  cancelCreatorInvite: ({ world, body }) => {
    cancelCreatorInvite(world, body.invitationId)
  },
  listCreatorInvites: ({ world }) => ({ data: openInvites(world).map(wireInvite) }),
  getAgencyCreator: ({ world, body, request }) =>
    freshCreatorRow(world, callerOf(world, request), findCreatorOrThrow(world, body.creatorId)),
  updateAgencyCreator: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    const creator = creatorOfAgencyId(world, body.creatorAgencyId)
    requireOwnCreators(world, caller, [creator.userId])
    const changeId = changeTerms(world, caller, creator, body)
    return { ...freshCreatorRow(world, caller, creator), changeId }
  },
  cancelPlannedRates: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    const creator = creatorOfAgencyId(world, body.creatorAgencyId)
    const changeId = cancelRates(world, caller, creator, Date.parse(body.from))
    return { ...freshCreatorRow(world, caller, creator), changeId }
  },
  revertRates: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    const creator = creatorOfAgencyId(world, body.creatorAgencyId)
    revertRates(world, caller, creator, body.changeId)
    return freshCreatorRow(world, caller, creator)
  },
  previewSplit: ({ world, body }) => {
    const creator = creatorOfAgencyId(world, body.creatorAgencyId)
    const { from, to } = requestedSpan(body)
    const { rate, granularRates, passesRate, isNet } = body
    return {
      currency: AGENCY.currency,
      before: splitPreview(world, creator, ratesAt(world, creator, world.now()), from, to),
      after: splitPreview(world, creator, { rate, granularRates, passesRate, isNet }, from, to),
    }
  },
  assignCreators: ({ world, body, request }) => {
    const updated = assignCreators(world, callerOf(world, request), body)
    return { updated }
  },
  getCreatorRules: ({ world, body }) => rulesOf(world, findCreatorOrThrow(world, body.creatorId)),
  updateCreatorRules: ({ world, body, request }) => {
    requireOwnCreators(world, callerOf(world, request), [body.creatorId])
    return saveRules(world, findCreatorOrThrow(world, body.creatorId), body)
  },
  listNotesVersions: ({ world, body, request }) => {
    requireLevel(world, callerOf(world, request), 'notes', 'view')
    return { data: notesVersionsOf(world, findCreatorOrThrow(world, body.creatorId)) }
  },
  listHandovers: ({ world, body }) => ({
    data: handoversOf(world, findCreatorOrThrow(world, body.creatorId)),
  }),
})
