import * as calls from '@/api/calls/agency/floor'
import { givenFields } from '@/lib/given-fields'

import { callerOf } from '../../rules/account/accounts'
import { serve } from '../bind-handlers'
import { once } from '../once'
import { assignedTo, moveWaitingFans, waitingRows } from '../../rules/people/assigned-chats'
import { findCreatorOrThrow, hasConversations } from '../../rules/creators/agency-creators'
import { assignOnDuty } from '../../rules/people/on-duty'
import { floorPeople } from '../../wire/people/floor-people'
import { findPerson } from '../../rules/account/person'
import { notifyPerson } from '../../rules/notices/notify-staff'
import { permissionsFor } from '../../rules/account/permissions'
import { notFound, Refusal, orNotFound } from '../../rules/base/refusal'
import { iso } from '../../seed/calendar'
import { fanAt } from '../../seed/fans/fans'
import { groupTitleOf } from '../../rules/threads/group-channels'
import { messagePage } from '../chat/messages/message-pages'
import { conversationOf, idAt, messageCountOf } from '../../rules/threads/conversation'
import type { Viewer } from '../../rules/account/viewer'
import { wireMessage } from '../../wire/threads/wire-message'
import { textAt } from '../../rules/threads/message-text'
import { AGENCY } from '../../seed/staff'

const SHOWN_MESSAGES = 60
const MAX_TEXT = 200

/** Handlers of managers' actions about waiting chats (screens S5). */
export const floor = serve(calls, {
  listWaitingChannels: ({ world, body }) => {
    const creator = findCreatorOrThrow(world, body.creatorId)
    if (!hasConversations(creator)) return { data: [] }
    return {
      data: waitingRows(world, creator).map((row) => {
        const conversation = conversationOf(world, creator, row.channelId)
        return {
          channelId: row.channelId,
          fanId: fanAt(row.fanIndex).userId,
          waitingSince: iso(row.since),
          spend: { amount: row.spend, currency: AGENCY.currency },
          lastText: textAt(conversation, messageCountOf(conversation) - 1).slice(0, MAX_TEXT),
          assignedTo: assignedTo(world, creator, row),
        }
      }),
    }
  },
  readChannel: async ({ world, body, request }) => {
    const account = callerOf(world, request)
    const creator = findCreatorOrThrow(world, body.creatorId)
    if (!hasConversations(creator)) throw notFound()
    const viewer: Viewer = { account, creator, permissions: permissionsFor(world, account) }
    const conversation = conversationOf(world, creator, body.channelId)
    const { channelId, messageId: around, lastId: before } = body
    const asked = { channelId, limit: SHOWN_MESSAGES, ...givenFields({ around, before }) }
    const { positions, hasBefore } = await messagePage(conversation, asked)
    const [oldest] = positions
    const isGroup = conversation.seed.kind === 'group'
    return {
      fanId: isGroup ? null : fanAt(conversation.seed.fanIndex).userId,
      title: isGroup ? groupTitleOf(conversation) : null,
      messages: positions.map((position) => wireMessage(conversation, position, viewer)),
      lastId: hasBefore && oldest !== undefined ? idAt(conversation, oldest) : null,
    }
  },
  nudge: once(({ world, body, request }) => {
    const person = orNotFound(findPerson(world, body.userId))
    if (person.status !== 'active') throw new Refusal(409, 'person_gone')
    notifyPerson(world, person.userId, body.text, callerOf(world, request).userId)
  }),
  listFloorPeople: ({ world, body }) => ({ data: floorPeople(world, body.groupId) }),
  assignOnDuty: ({ world, body, request }) => ({
    isNew: assignOnDuty(world, callerOf(world, request), body),
  }),
  reassignChannels: ({ world, body }) => ({ moved: moveWaitingFans(world, body) }),
})
