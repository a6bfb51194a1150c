import type * as calls from '@/api/calls/floor'

import { callerOf } from '../accounts'
import type { Handlers } from '../implement'
import { assignedTo, reassign, waitingRows } from '../people/assigned'
import { creatorIn, hasTalks } from '../people/creator-now'
import { assignOnDuty, floorPeople } from '../people/floor-people'
import { personIn } from '../people/person'
import { notifyPerson } from '../people/tell'
import { permissionsFor } from '../permissions'
import { missing, Refusal } from '../refusal'
import { iso } from '../seed/calendar'
import { fanAt } from '../seed/fans'
import { titleOf } from '../threads/groups'
import { partOf } from '../threads/reading'
import { countOf, talkOf } from '../threads/talk'
import type { Viewer } from '../threads/viewer'
import { wireMessage } from '../threads/wire-message'
import { textAt } from '../threads/words'
import type { World } from '../world'

const SHOWN = 60
const MOST_TEXT = 200

/** Handlers of managers' actions about waiting chats (screens S5). */
export const floorHandlers = (world: World): Handlers<typeof calls> => ({
  listWaitingChannels: ({ body }) => {
    const creator = creatorIn(world, body.creatorId)
    if (!hasTalks(creator)) return { data: [] }
    return {
      data: waitingRows(world, creator).map((row) => {
        const talk = talkOf(world, creator, row.channelId)
        return {
          channelId: row.channelId,
          fanId: fanAt(row.fanIndex).userId,
          waitingSince: iso(row.since),
          spend: { amount: row.spend, currency: 'USD' },
          lastText: textAt(talk, countOf(talk) - 1).slice(0, MOST_TEXT),
          assignedTo: assignedTo(world, creator, row),
        }
      }),
    }
  },
  readChannel: async ({ body, request }) => {
    const account = callerOf(world, request)
    const creator = creatorIn(world, body.creatorId)
    if (!hasTalks(creator)) throw missing()
    const viewer: Viewer = { account, creator, permissions: permissionsFor(world, account) }
    const talk = talkOf(world, creator, body.channelId)
    const { channelId, messageId: around } = body
    const asked = { channelId, limit: SHOWN, ...(around !== undefined && { around }) }
    const { places } = await partOf(talk, asked)
    const isGroup = talk.seed.kind === 'group'
    return {
      fanId: isGroup ? null : fanAt(talk.seed.fanIndex).userId,
      title: isGroup ? titleOf(talk) : null,
      messages: places.map((place) => wireMessage(talk, place, viewer)),
    }
  },
  nudge: ({ body, request }) => {
    const person = personIn(world, body.userId)
    if (!person) throw missing()
    if (person.status !== 'active') throw new Refusal(409, 'person_gone')
    notifyPerson(world, person.userId, body.text, callerOf(world, request).userId)
    return {}
  },
  listFloorPeople: ({ body }) => ({ data: floorPeople(world, body.groupId) }),
  assignOnDuty: ({ body, request }) => ({ isNew: assignOnDuty(world, callerOf(world, request), body) }),
  reassignChannels: ({ body }) => ({ moved: reassign(world, body) }),
})
