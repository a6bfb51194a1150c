import type * as calls from '@/api/calls/fan'
import { isBlank } from '@/lib/blank'

import { actingOf, callerOf } from '../accounts'
import { changeLists, listsOfFan } from '../fan/lists'
import { followUpsOf } from '../fan/follow-ups'
import { talkWith } from '../fan/purchases'
import { fanRecord } from '../fan/record'
import { changeFan, fanChange } from '../fan/standing'
import { summarize } from '../fan/summary'
import type { Handlers } from '../implement'
import { wireLists } from '../lists/wire-list'
import { emit } from '../live'
import { rulesOf } from '../people/rules'
import { requireLevel } from '../permissions'
import { forbidden, missing, unfit } from '../refusal'
import { iso } from '../seed/calendar'
import { creatorById } from '../seed/creators'
import { fanOf } from '../crowd/crowd-fan'
import { fanIndexOf } from '../seed/fan-facts'
import { fanById, type SeedFan } from '../seed/fans'
import { anchorOf } from '../anchor'
import { SENTINEL } from '../sentinels'
import type { World } from '../world'

type FanHandlers = Handlers<typeof calls>
type Some<Name extends keyof FanHandlers> = Pick<FanHandlers, Name>

const MOST_FOLLOW_UP = 500
const MOST_NOTE = 2000
const MOST_REASON = 1000

function requireFan(userId: string): SeedFan {
  const fan = fanById(userId)
  if (!fan) throw missing()
  return fan
}

function checkText(field: string, text: string, most: number): void {
  if (text.trim() === SENTINEL.brokenText) throw new Error('asked to break')
  if (isBlank(text)) throw unfit(field, 'field_missing')
  if (text.length > most) throw unfit(field, 'text_too_long')
}

/** The caller, their creator and the fan. */
function about(world: World, request: Request, userId: string) {
  return { ...actingOf(world, request), fan: requireFan(userId) }
}

const words = (world: World): Some<'saveFollowUp' | 'addFanNote' | 'summarizeFan'> => ({
  saveFollowUp: ({ body, request }) => {
    const { account, creator, fan } = about(world, request, body.userId)
    requireLevel(world, account, 'notes', 'edit')
    checkText('text', body.text, MOST_FOLLOW_UP)
    const known = followUpsOf(world, creator, fan)
    if (body.followUpId !== undefined && !known.some((one) => one.followUpId === body.followUpId)) {
      throw missing()
    }
    const { text, dueAt, done } = body
    const followUpId = body.followUpId ?? world.newId('follow')
    const saved = { followUpId, text, dueAt, done, userId: account.userId }
    const others = known.filter((one) => one.followUpId !== followUpId)
    changeFan(world, creator, fan.userId, { followUps: [...others, saved] })
    const talk = talkWith(world, creator, fanOf(creator, fanIndexOf(fan), anchorOf(world)))
    if (talk) emit(world, creator.userId, 'channel.read', { channelId: talk.channelId })
    return saved
  },
  addFanNote: ({ body, request }) => {
    const { account, creator, fan } = about(world, request, body.userId)
    requireLevel(world, account, 'notes', 'edit')
    checkText('text', body.text, MOST_NOTE)
    const note = {
      noteId: world.newId('note'),
      userId: account.userId,
      text: body.text,
      at: iso(world.now()),
    }
    const { notes = [] } = fanChange(world, creator, fan.userId)
    changeFan(world, creator, fan.userId, { notes: [note, ...notes] })
    return note
  },
  summarizeFan: ({ body, request }) => {
    callerOf(world, request)
    return summarize(world, requireFan(body.otherUserId))
  },
})

const standing = (world: World): Some<'blockFan' | 'restrictFan' | 'reportFan'> => ({
  blockFan: ({ body, request }) => {
    const { account, creator, fan } = about(world, request, body.userId)
    requireLevel(world, account, 'messages', 'edit')
    changeFan(world, creator, fan.userId, { isBlocked: body.blocked })
    return {}
  },
  restrictFan: ({ body, request }) => {
    const { account, creator, fan } = about(world, request, body.userId)
    requireLevel(world, account, 'messages', 'edit')
    changeFan(world, creator, fan.userId, { isRestricted: body.restricted })
    return {}
  },
  reportFan: ({ body, request }) => {
    const { creator, fan } = about(world, request, body.userId)
    checkText('reason', body.reason, MOST_REASON)
    const { reports = [] } = fanChange(world, creator, fan.userId)
    changeFan(world, creator, fan.userId, { reports: [...reports, body.reason] })
    return {}
  },
})

/** Handlers of the fan panel (screens S11). */
export const fanHandlers = (world: World): FanHandlers => ({
  ...words(world),
  ...standing(world),
  getFan: ({ body, request }) => {
    const { account, creator, fan } = about(world, request, body.userId)
    requireLevel(world, account, 'messages', 'view')
    return fanRecord(world, creator, fan, account)
  },
  updateFanLists: ({ body, request }) => {
    const { account, creator, fan } = about(world, request, body.userId)
    requireLevel(world, account, 'lists', 'edit')
    const one = fanOf(creator, fanIndexOf(fan), anchorOf(world))
    const before = new Set(listsOfFan(world, creator, one).map(({ listId }) => listId))
    changeLists(world, creator, fan.userId, body.add, body.remove)
    const lists = listsOfFan(world, creator, one)
    return { lists, added: lists.map(({ listId }) => listId).filter((listId) => !before.has(listId)) }
  },
  getCreatorRules: ({ body, request }) => {
    const account = callerOf(world, request)
    const creator = creatorById(body.creatorId)
    if (!creator) throw missing()
    const isOwn = account.creatorIds.includes(body.creatorId) || account.roles.includes('account_manager')
    if (!isOwn) throw forbidden()
    return rulesOf(world, creator)
  },
  listFanLists: async ({ request }) => {
    const { account, creator } = actingOf(world, request)
    requireLevel(world, account, 'lists', 'view')
    return { data: await wireLists(world, creator) }
  },
})
