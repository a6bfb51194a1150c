import type * as calls from '@/api/calls/creator/live'
import { BROADCAST_LIMITS, type BroadcastSettings, MUTE_DURATION_MS } from '@/domain/live/broadcast'
import { isBlank } from '@/lib/text/blank'

import { amountSum } from '../../rules/base/amount-sum'
import { actingOf } from '../../rules/account/accounts'
import { checkLiveSettings, moderatorsOf } from '../../rules/live/validate-live'
import {
  COMMENT_DEFAULTS,
  chatOf,
  commentIn,
  findLive,
  liveNow,
  livesOf,
  wireLive,
} from '../../rules/live/lives'
import { pastLive, pastLives, sortPast, sumPast, wirePast } from '../../rules/live/past-lives'
import { startLive, endLive, planLive, playLives, emitLive } from '../../rules/live/play-lives'
import type { StoredLive } from '../../state/stored-live'
import {
  addRecording,
  pastTips,
  saveRecording,
  liveSummaryOf,
  tipsOf,
  topTippers,
} from '../../rules/live/live-summary'
import type { Handlers } from '../bind-handlers'
import { emitEvent } from '../../state/emit-event'
import { mediaIn } from '../../rules/media/media-in'
import { runOnce } from '../../state/idempotency'
import { pageOf } from '../../rules/base/paging'
import { permissionsFor, requireLevel } from '../../rules/account/permissions'
import { forbidden, notFound, Refusal, invalidField } from '../../rules/base/refusal'
import { iso } from '../../seed/calendar'
import type { World } from '../../state/world'

type LiveHandlers = Handlers<typeof calls>
type HandlerSubset<Name extends keyof LiveHandlers> = Pick<LiveHandlers, Name>

/**
 * The caller and their creator, whose lives are advanced to now. Throws 403 without the needed level for
 * lives.
 */
function requireLives(world: World, request: Request, least: 'view' | 'edit' = 'edit') {
  const { account, creator } = actingOf(world, request)
  requireLevel(world, account, 'live', least)
  playLives(world, creator)
  return { account, creator, permissions: permissionsFor(world, account) }
}

const storedSettings = ({ startsAt, ...settings }: Partial<BroadcastSettings>): Partial<StoredLive> => ({
  ...settings,
  ...(startsAt !== undefined && { startsAt: startsAt === null ? null : Date.parse(startsAt) }),
})

/** Fields that are fixed while fans watch. */
const FIXED_ON_AIR = ['tiers', 'price', 'startsAt'] as const

const planHandlers = (
  world: World,
): HandlerSubset<
  'getLiveStatus' | 'createLive' | 'updateLive' | 'cancelLive' | 'listPastLives' | 'listLiveModerators'
> => ({
  getLiveStatus: ({ request }) => {
    const { creator } = requireLives(world, request, 'view')
    const live = liveNow(world, creator)
    const upcoming = livesOf(world, creator)
      .filter(({ state }) => state === 'scheduled')
      .toSorted((one, other) => (one.startsAt ?? 0) - (other.startsAt ?? 0))
    return {
      live: live ? wireLive(world, creator, live) : null,
      upcoming: upcoming.map((one) => wireLive(world, creator, one)),
    }
  },
  createLive: ({ body: { clientId, ...settings }, request }) => {
    const { account, creator } = requireLives(world, request)
    return runOnce(world, account.userId, clientId, () => {
      checkLiveSettings(world, creator, settings)
      const startsAt = settings.startsAt === null ? null : Date.parse(settings.startsAt)
      const live = planLive(world, creator, { ...settings, startsAt })
      return wireLive(world, creator, live)
    })
  },
  updateLive: ({ body: { liveId, patch }, request }) => {
    const { creator } = requireLives(world, request)
    const live = findLive(world, creator, liveId)
    const isOnAir = live.state === 'live'
    if (live.state !== 'scheduled' && !isOnAir) throw new Refusal(409, 'live_over')
    const named = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
    if (isOnAir && FIXED_ON_AIR.some((field) => field in named)) throw new Refusal(409, 'live_running')
    checkLiveSettings(world, creator, named)
    Object.assign(live, storedSettings(named))
    emitLive(world, creator, live)
    return wireLive(world, creator, live)
  },
  cancelLive: ({ body: { liveId }, request }) => {
    const { creator } = requireLives(world, request)
    const live = findLive(world, creator, liveId)
    if (live.state !== 'scheduled') throw new Refusal(409, 'live_running')
    live.state = 'canceled'
    emitLive(world, creator, live)
    return undefined
  },
  listPastLives: ({ body, request }) => {
    const { creator } = requireLives(world, request, 'view')
    const own = livesOf(world, creator)
      .filter(({ state }) => state === 'ended')
      .map((live) => wireLive(world, creator, live))
      .toReversed()
    const seeded = pastLives(world, creator).map((live) => wirePast(creator, live))
    const all = [...own, ...seeded]
    const page = pageOf(sortPast(all, body.sort), ({ liveId }) => liveId, body)
    return { ...page, total: all.length, sums: sumPast(all) }
  },
  listLiveModerators: ({ request }) => {
    const { creator, permissions } = requireLives(world, request, 'view')
    return { userIds: permissions.canSeeStaffNames ? moderatorsOf(world, creator) : [] }
  },
})

const broadcastHandlers = (
  world: World,
): HandlerSubset<'startLive' | 'endLive' | 'alertCreator' | 'getLiveSummary' | 'saveLiveRecording'> => ({
  startLive: ({ body: { liveId }, request }) => {
    const { creator, permissions } = requireLives(world, request)
    if (!permissions.canGoLive) throw forbidden()
    const live = findLive(world, creator, liveId)
    if (live.state !== 'scheduled' || liveNow(world, creator)) throw new Refusal(409, 'live_running')
    startLive(world, creator, live, world.now())
    return wireLive(world, creator, live)
  },
  endLive: ({ body: { liveId, savesRecording }, request }) => {
    const { account, creator } = requireLives(world, request)
    const live = findLive(world, creator, liveId)
    if (live.state !== 'live') throw new Refusal(409, 'live_over')
    const facts = { liveId, title: live.title, endedAt: world.now() }
    if (savesRecording) live.recordingId = addRecording(world, creator, facts, account.userId)
    live.savesRecording = savesRecording
    endLive(world, creator, live, world.now())
    return wireLive(world, creator, live)
  },
  alertCreator: ({ body: { liveId, clientId, kind, text }, request }) => {
    const { account, creator } = requireLives(world, request)
    return runOnce(world, account.userId, clientId, () => {
      const live = findLive(world, creator, liveId)
      const isOpen = kind === 'message' ? live.state === 'live' : live.state === 'scheduled'
      if (!isOpen) throw new Refusal(409, live.state === 'live' ? 'live_running' : 'live_over')
      if (kind === 'message' && isBlank(text)) throw invalidField('text', 'field_missing')
      if (text.length > BROADCAST_LIMITS.alert) throw invalidField('text', 'text_too_long')
      if (kind === 'message') return undefined
      if (kind === 'camera') live.camera = 'requested'
      live.requests = [...live.requests.filter((one) => one.kind !== kind), { kind, at: world.now() }]
      emitLive(world, creator, live)
      return undefined
    })
  },
  getLiveSummary: ({ body: { liveId }, request }) => {
    const { creator } = requireLives(world, request, 'view')
    return liveSummaryOf(world, creator, liveId)
  },
  saveLiveRecording: ({ body: { liveId }, request }) => {
    const { account, creator } = requireLives(world, request)
    const media = mediaIn(world, saveRecording(world, creator, liveId, account.userId))
    if (!media) throw notFound()
    return media
  },
})

/** Mutes or bans a fan, or lifts either; the terms store from when until when. */
function actOnFan(world: World, live: StoredLive, act: string, userId: string): void {
  const now = world.now()
  const terms = act === 'mute' || act === 'unmute' ? live.mutes : live.bans
  for (const term of terms) if (term.userId === userId && term.until > now) term.until = now
  if (act === 'mute') terms.push({ userId, from: now, until: now + MUTE_DURATION_MS })
  if (act === 'ban') terms.push({ userId, from: now, until: Number.MAX_SAFE_INTEGER })
}

const chatHandlers = (
  world: World,
): HandlerSubset<'listLiveChat' | 'sendLiveChat' | 'moderateLiveChat' | 'listLiveTips'> => ({
  listLiveChat: ({ body: { liveId, ...part }, request }) => {
    const { creator, permissions } = requireLives(world, request, 'view')
    const { data, lastId } = pageOf(
      chatOf(creator, findLive(world, creator, liveId)),
      ({ commentId }) => commentId,
      part,
    )
    const seen = permissions.canSeeStaffNames ? data : data.map((one) => ({ ...one, sentById: null }))
    return { data: seen, lastId }
  },
  sendLiveChat: ({ body: { liveId, clientId, text, replyToId }, request }) => {
    const { account, creator } = requireLives(world, request)
    return runOnce(world, account.userId, clientId, () => {
      const live = findLive(world, creator, liveId)
      if (live.state !== 'live') throw new Refusal(409, 'live_over')
      if (isBlank(text)) throw invalidField('text', 'field_missing')
      if (text.length > BROADCAST_LIMITS.comment) throw invalidField('text', 'text_too_long')
      const at = world.now()
      const commentId = `comment-${liveId}-own-${clientId}`
      live.comments.push({ commentId, at, text, sentById: account.userId, replyToId })
      const comment = {
        ...COMMENT_DEFAULTS,
        commentId,
        userId: creator.userId,
        at: iso(at),
        text,
        sentById: account.userId,
        replyToId,
      }
      emitEvent(world, creator.userId, 'live.comment', { liveId, comment: { ...comment, sentById: null } })
      return comment
    })
  },
  moderateLiveChat: ({ body: { liveId, act, userId, commentId }, request }) => {
    const { creator } = requireLives(world, request)
    const live = findLive(world, creator, liveId)
    if (live.state !== 'live') throw new Refusal(409, 'live_over')
    if (act === 'pin' || act === 'unpin' || act === 'delete') {
      const comment = commentId === undefined ? undefined : commentIn(creator, live, commentId)
      if (!comment) throw invalidField('commentId', 'not_found')
      if (act !== 'delete') live.pinnedId = act === 'pin' ? comment.commentId : null
      else {
        live.deletedIds.push(comment.commentId)
        const deleted = { ...comment, text: '', isDeleted: true, sentById: null }
        emitEvent(world, creator.userId, 'live.comment', { liveId, comment: deleted })
      }
    } else {
      if (userId === undefined || userId === creator.userId) throw invalidField('userId', 'not_found')
      actOnFan(world, live, act, userId)
    }
    emitLive(world, creator, live)
    return wireLive(world, creator, live)
  },
  listLiveTips: ({ body: { liveId, ...part }, request }) => {
    const { creator } = requireLives(world, request, 'view')
    const past = pastLive(world, creator, liveId)
    const tips = past ? pastTips(creator, past) : tipsOf(creator, findLive(world, creator, liveId))
    const total = amountSum(tips)
    return { ...pageOf(tips, ({ tipId }) => tipId, part), total, top: topTippers(tips) }
  },
})

/** Handlers of a creator's lives: plan, room and summary (screens S19). */
export const liveHandlers = (world: World): LiveHandlers => ({
  ...planHandlers(world),
  ...broadcastHandlers(world),
  ...chatHandlers(world),
})
