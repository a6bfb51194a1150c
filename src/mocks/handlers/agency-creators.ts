import type * as calls from '@/api/calls/agency-creators'

import { type Account, callerOf } from '../accounts'
import { dutyFor, onDutyNow } from '../clock'
import { handoversOf } from '../creator-records'
import type { Handlers } from '../implement'
import { assign } from '../people/change-person'
import { cancelCreatorInvite, inviteCreator, openInvites, wireInvite } from '../people/creator-invites'
import { creatorIn, creatorOfAgencyId, ratesAt } from '../people/creator-now'
import { creatorRow, latelyOf, teamsOf } from '../people/creator-row'
import { cancelRates, changeTerms, revertRates } from '../people/creator-terms'
import { versionsOf } from '../people/notes-versions'
import { mayEditMoney } from '../people/ranks'
import { requireOwnCreators } from '../people/invite'
import { rulesOf, saveRules } from '../people/rules'
import { splitOf } from '../people/split'
import { requireLevel } from '../permissions'
import { forbidden, unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import { DAY_MS } from '../seed/calendar'
import type { World } from '../world'

type CreatorHandlers = Handlers<typeof calls>
type Some<Name extends keyof CreatorHandlers> = Pick<CreatorHandlers, Name>

const LONGEST_MS = 400 * DAY_MS

const rowOf = (world: World, asker: Account, creator: SeedCreator) =>
  creatorRow(world, asker, creator, {
    lately: latelyOf(world, creator),
    onDuty: dutyFor(world, onDutyNow(world), creator.userId),
    staffIds: teamsOf(world).get(creator.userId) ?? [],
  })

const invitations = (world: World): Some<'inviteCreator' | 'cancelCreatorInvite' | 'listCreatorInvites'> => ({
  inviteCreator: ({ body, request }) => {
    const asker = callerOf(world, request)
    // The rate is part of the invitation.
    if (!mayEditMoney(asker)) throw forbidden()
    return inviteCreator(world, asker.userId, body)
  },
  cancelCreatorInvite: ({ body }) => {
    cancelCreatorInvite(world, body.invitationId)
    return {}
  },
  listCreatorInvites: () => ({ data: openInvites(world).map(wireInvite) }),
})

/** Handlers of what the agency may change about a creator (screens S4). */
export const agencyCreatorHandlers = (world: World): CreatorHandlers => ({
  ...invitations(world),
  getAgencyCreator: ({ body, request }) =>
    rowOf(world, callerOf(world, request), creatorIn(world, body.creatorId)),
  updateAgencyCreator: ({ body, request }) => {
    const asker = callerOf(world, request)
    const creator = creatorOfAgencyId(world, body.creatorAgencyId)
    requireOwnCreators(world, asker, [creator.userId])
    const changeId = changeTerms(world, asker, creator, body)
    return { ...rowOf(world, asker, creator), changeId }
  },
  cancelPlannedRates: ({ body, request }) => {
    const asker = callerOf(world, request)
    const creator = creatorOfAgencyId(world, body.creatorAgencyId)
    const changeId = cancelRates(world, asker, creator, Date.parse(body.from))
    return { ...rowOf(world, asker, creator), changeId }
  },
  revertRates: ({ body, request }) => {
    const asker = callerOf(world, request)
    const creator = creatorOfAgencyId(world, body.creatorAgencyId)
    revertRates(world, asker, creator, body.changeId)
    return rowOf(world, asker, creator)
  },
  previewSplit: ({ body }) => {
    const creator = creatorOfAgencyId(world, body.creatorAgencyId)
    const [from, to] = [Date.parse(body.from), Date.parse(body.to)]
    if (to < from || to - from > LONGEST_MS) throw unfit('to', 'range_unfit')
    const { rate, granularRates, passesRate, isNet } = body
    return {
      currency: 'USD',
      before: splitOf(world, creator, ratesAt(world, creator, world.now()), from, to),
      after: splitOf(world, creator, { rate, granularRates, passesRate, isNet }, from, to),
    }
  },
  assignCreators: ({ body, request }) => {
    const updated = assign(world, callerOf(world, request), body)
    return { updated }
  },
  getCreatorRules: ({ body }) => rulesOf(world, creatorIn(world, body.creatorId)),
  updateCreatorRules: ({ body, request }) => {
    requireOwnCreators(world, callerOf(world, request), [body.creatorId])
    return saveRules(world, creatorIn(world, body.creatorId), body)
  },
  listNotesVersions: ({ body, request }) => {
    requireLevel(world, callerOf(world, request), 'notes', 'view')
    return { data: versionsOf(world, creatorIn(world, body.creatorId)) }
  },
  listHandovers: ({ body }) => ({ data: handoversOf(world, creatorIn(world, body.creatorId)) }),
})
