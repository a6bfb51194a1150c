import type * as calls from '@/api/calls/agency/agency-creators'

import { type Account, callerOf } from '../../rules/account/accounts'
import { onDutyFor, onDutyNow } from '../../rules/shifts/clock'
import { handoversOf } from '../../wire/people/creator-records'
import type { Handlers } from '../bind-handlers'
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
import { forbidden, invalidField } from '../../rules/base/refusal'
import type { SeedCreator } from '../../seed/creators'
import { DAY_MS } from '../../seed/calendar'
import type { World } from '../../state/world'

type CreatorHandlers = Handlers<typeof calls>

const MAX_PERIOD_MS = 400 * DAY_MS

const freshCreatorRow = (world: World, caller: Account, creator: SeedCreator) =>
  creatorRow(world, caller, creator, {
    recent: recentFiguresOf(world, creator),
    onDuty: onDutyFor(world, onDutyNow(world), creator.userId),
    staffIds: teamsOf(world).get(creator.userId) ?? [],
  })

const invitationHandlers = (
  world: World,
): Pick<CreatorHandlers, 'inviteCreator' | 'cancelCreatorInvite' | 'listCreatorInvites'> => ({
  inviteCreator: ({ body, request }) => {
    const caller = callerOf(world, request)
    // The rate is part of the invitation.
    if (!mayEditMoney(caller)) throw forbidden()
    return inviteCreator(world, caller.userId, body)
  },
  cancelCreatorInvite: ({ body }) => {
    cancelCreatorInvite(world, body.invitationId)
    return {}
  },
  listCreatorInvites: () => ({ data: openInvites(world).map(wireInvite) }),
})

/** Handlers of what the agency may change about a creator (screens S4). */
export const agencyCreatorHandlers = (world: World): CreatorHandlers => ({
  ...invitationHandlers(world),
  getAgencyCreator: ({ body, request }) =>
    freshCreatorRow(world, callerOf(world, request), findCreatorOrThrow(world, body.creatorId)),
  updateAgencyCreator: ({ body, request }) => {
    const caller = callerOf(world, request)
    const creator = creatorOfAgencyId(world, body.creatorAgencyId)
    requireOwnCreators(world, caller, [creator.userId])
    const changeId = changeTerms(world, caller, creator, body)
    return { ...freshCreatorRow(world, caller, creator), changeId }
  },
  cancelPlannedRates: ({ body, request }) => {
    const caller = callerOf(world, request)
    const creator = creatorOfAgencyId(world, body.creatorAgencyId)
    const changeId = cancelRates(world, caller, creator, Date.parse(body.from))
    return { ...freshCreatorRow(world, caller, creator), changeId }
  },
  revertRates: ({ body, request }) => {
    const caller = callerOf(world, request)
    const creator = creatorOfAgencyId(world, body.creatorAgencyId)
    revertRates(world, caller, creator, body.changeId)
    return freshCreatorRow(world, caller, creator)
  },
  previewSplit: ({ body }) => {
    const creator = creatorOfAgencyId(world, body.creatorAgencyId)
    const [from, to] = [Date.parse(body.from), Date.parse(body.to)]
    if (to < from || to - from > MAX_PERIOD_MS) throw invalidField('to', 'range_unfit')
    const { rate, granularRates, passesRate, isNet } = body
    return {
      currency: 'USD',
      before: splitPreview(world, creator, ratesAt(world, creator, world.now()), from, to),
      after: splitPreview(world, creator, { rate, granularRates, passesRate, isNet }, from, to),
    }
  },
  assignCreators: ({ body, request }) => {
    const updated = assignCreators(world, callerOf(world, request), body)
    return { updated }
  },
  getCreatorRules: ({ body }) => rulesOf(world, findCreatorOrThrow(world, body.creatorId)),
  updateCreatorRules: ({ body, request }) => {
    requireOwnCreators(world, callerOf(world, request), [body.creatorId])
    return saveRules(world, findCreatorOrThrow(world, body.creatorId), body)
  },
  listNotesVersions: ({ body, request }) => {
    requireLevel(world, callerOf(world, request), 'notes', 'view')
    return { data: notesVersionsOf(world, findCreatorOrThrow(world, body.creatorId)) }
  },
  listHandovers: ({ body }) => ({ data: handoversOf(world, findCreatorOrThrow(world, body.creatorId)) }),
})
