import * as calls from '@/api/calls/chat/fan'
import {
  FAN_FOLLOW_UP_MAX_LENGTH,
  FAN_NOTE_ENTRY_MAX_LENGTH,
  REPORT_REASON_MAX_LENGTH,
} from '@/config/tool-limits'
import { isBlank } from '@/lib/text/blank'

import { callerOf } from '../../rules/account/accounts'
import { changeLists, listsOfFan } from '../../rules/lists/fan-lists'
import { followUpsOf } from '../../rules/fan/follow-ups'
import { conversationWithFan } from '../../rules/fan/fan-purchases'
import { fanRecord } from '../../wire/fan-record'
import { changeFan, fanChange } from '../../rules/fan-status/fan-changes'
import { regenerateSummary } from '../../rules/fan/fan-summary'
import { serve } from '../bind-handlers'
import { once } from '../once'
import { wireLists } from '../../wire/wire-list'
import { emitEvent } from '../../state/emit-event'
import { rulesOf } from '../../rules/creators/creator-rules'
import { forbidden, notFound, invalidField, orNotFound } from '../../rules/base/refusal'
import { iso } from '../../seed/calendar'
import { creatorById, type SeedCreator } from '../../seed/creators'
import { populationFan } from '../../seed/fans/population-fan'
import { fanIndexOf } from '../../seed/fans/fan-facts'
import { fanById, type SeedFan } from '../../seed/fans/fans'
import { anchorOf } from '../../state/anchor'
import { SENTINEL } from '../../rules/account/sentinels'
import { requireTool } from '../../rules/account/viewer'
import type { World } from '../../state/world'

function requireFan(userId: string): SeedFan {
  return orNotFound(fanById(userId))
}

function checkText(field: string, text: string, maxLength: number): void {
  if (text.trim() === SENTINEL.brokenText) throw new Error('asked to break')
  if (isBlank(text)) throw invalidField(field, 'field_missing')
  if (text.length > maxLength) throw invalidField(field, 'text_too_long')
}

/** Shows a change of the fan in the conversation's row of every tab. */
function emitChannelOf(world: World, creator: SeedCreator, fan: SeedFan): void {
  const one = populationFan(creator, fanIndexOf(fan), anchorOf(world))
  const conversation = conversationWithFan(world, creator, one)
  if (conversation) emitEvent(world, creator.userId, 'channel.read', { channelId: conversation.channelId })
}

/** Handlers of the fan panel (screens S11). */
export const fan = serve(calls, {
  saveFollowUp: once(({ world, body, request }) => {
    const { account, creator } = requireTool(world, request, 'notes', 'edit')
    const fan = requireFan(body.userId)
    checkText('text', body.text, FAN_FOLLOW_UP_MAX_LENGTH)
    const followUps = followUpsOf(world, creator, fan)
    if (body.followUpId !== undefined && !followUps.some((one) => one.followUpId === body.followUpId)) {
      throw notFound()
    }
    const { text, dueAt, done } = body
    const followUpId = body.followUpId ?? world.newId('follow')
    const saved = { followUpId, text, dueAt, done, userId: account.userId }
    const others = followUps.filter((one) => one.followUpId !== followUpId)
    changeFan(world, creator, fan.userId, { followUps: [...others, saved] })
    emitChannelOf(world, creator, fan)
    return saved
  }),
  addFanNote: once(({ world, body, request }) => {
    const { account, creator } = requireTool(world, request, 'notes', 'edit')
    const fan = requireFan(body.userId)
    checkText('text', body.text, FAN_NOTE_ENTRY_MAX_LENGTH)
    const note = {
      noteId: world.newId('note'),
      userId: account.userId,
      text: body.text,
      at: iso(world.now()),
    }
    const { notes = [] } = fanChange(world, creator, fan.userId)
    changeFan(world, creator, fan.userId, { notes: [note, ...notes] })
    emitChannelOf(world, creator, fan)
    return note
  }),
  summarizeFan: ({ world, body, request }) => {
    callerOf(world, request)
    return regenerateSummary(world, requireFan(body.otherUserId))
  },
  blockFan: ({ world, body, request }) => {
    const { creator } = requireTool(world, request, 'messages', 'edit')
    const fan = requireFan(body.userId)
    changeFan(world, creator, fan.userId, { isBlocked: body.blocked })
    emitChannelOf(world, creator, fan)
  },
  restrictFan: ({ world, body, request }) => {
    const { creator } = requireTool(world, request, 'messages', 'edit')
    const fan = requireFan(body.userId)
    changeFan(world, creator, fan.userId, { isRestricted: body.restricted })
    emitChannelOf(world, creator, fan)
  },
  reportFan: ({ world, body, request }) => {
    const { creator } = requireTool(world, request, 'messages', 'view')
    const fan = requireFan(body.userId)
    checkText('reason', body.reason, REPORT_REASON_MAX_LENGTH)
    const { reports = [] } = fanChange(world, creator, fan.userId)
    changeFan(world, creator, fan.userId, { reports: [...reports, body.reason] })
  },
  getFan: ({ world, body, request }) => {
    const { account, creator } = requireTool(world, request, 'messages', 'view')
    const fan = requireFan(body.userId)
    return fanRecord(world, creator, fan, account)
  },
  updateFanLists: ({ world, body, request }) => {
    const { creator } = requireTool(world, request, 'lists', 'edit')
    const fan = requireFan(body.userId)
    const one = populationFan(creator, fanIndexOf(fan), anchorOf(world))
    const before = new Set(listsOfFan(world, creator, one).map(({ listId }) => listId))
    changeLists(world, creator, fan.userId, body.add, body.remove)
    const lists = listsOfFan(world, creator, one)
    return { lists, added: lists.map(({ listId }) => listId).filter((listId) => !before.has(listId)) }
  },
  getRulesForChatter: ({ world, body, request }) => {
    const account = callerOf(world, request)
    const creator = orNotFound(creatorById(body.creatorId))
    const isOwn = account.creatorIds.includes(body.creatorId) || account.roles.includes('account_manager')
    if (!isOwn) throw forbidden()
    return rulesOf(world, creator)
  },
  listFanLists: async ({ world, request }) => {
    const { creator } = requireTool(world, request, 'lists', 'view')
    return { data: await wireLists(world, creator) }
  },
})
