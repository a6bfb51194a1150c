import * as calls from '@/api/calls/creator/live'
import { BROADCAST_LIMITS, type BroadcastSettings } from '@/domain/live/broadcast'
import { isBlank } from '@/lib/text/blank'

import { liveForReader, summaryForReader } from '../../rules/live/live-for-reader'
import { checkLiveSettings, moderatorsOf } from '../../rules/live/validate-live'
import { findLive, liveNow, livesOf, wireLive } from '../../rules/live/lives'
import { pastLives, sortPast, sumPast, wirePast } from '../../rules/live/past-lives'
import { startLive, endLive, planLive, playLives, emitLive } from '../../rules/live/play-lives'
import type { StoredLive } from '../../state/stored-live'
import { addRecording, saveRecording, liveSummaryOf } from '../../rules/live/live-summary'
import { serveTool } from '../bind-handlers'
import { mediaIn } from '../../rules/media/media-in'
import { once } from '../once'
import { pageOf } from '../../rules/base/paging'
import { forbidden, Refusal, invalidField, orNotFound } from '../../rules/base/refusal'
import { liveChat } from './live/live-chat'
import type { Viewer } from '../../rules/account/viewer'
import type { World } from '../../state/world'
import { definedFields } from '../../rules/base/defined-fields'

const storedSettings = ({ startsAt, ...settings }: Partial<BroadcastSettings>): Partial<StoredLive> => ({
  ...settings,
  ...(startsAt !== undefined && { startsAt: startsAt === null ? null : Date.parse(startsAt) }),
})

/** Fields that are fixed while fans watch. */
const FIXED_ON_AIR = ['tiers', 'price', 'startsAt'] as const

const ACCESS = {
  tool: 'live',
  viewers: ['sendLiveChat', 'moderateLiveChat'],
  before: (world: World, { creator }: Viewer) => playLives(world, creator),
} as const

/** Handlers of a creator's lives: plan, room and summary (screens S19). */
export const live = serveTool(calls, ACCESS, {
  getLiveStatus: ({ world, viewer: { creator, permissions } }) => {
    const seen = (one: StoredLive) => liveForReader(permissions, wireLive(world, creator, one))
    const live = liveNow(world, creator)
    const upcoming = livesOf(world, creator)
      .filter(({ state }) => state === 'scheduled')
      .toSorted((a, b) => (a.startsAt ?? 0) - (b.startsAt ?? 0))
    return {
      live: live ? seen(live) : null,
      upcoming: upcoming.map(seen),
    }
  },
  createLive: once(
    ({ world, body: { clientId: _clientId, ...settings }, viewer: { creator, permissions } }) => {
      checkLiveSettings(world, creator, settings)
      const startsAt = settings.startsAt === null ? null : Date.parse(settings.startsAt)
      const live = planLive(world, creator, { ...settings, startsAt })
      return liveForReader(permissions, wireLive(world, creator, live))
    },
  ),
  updateLive: ({ world, body: { liveId, patch }, viewer: { creator, permissions } }) => {
    const live = findLive(world, creator, liveId)
    const isOnAir = live.state === 'live'
    if (live.state !== 'scheduled' && !isOnAir) throw new Refusal(409, 'live_over')
    const named = definedFields(patch)
    if (isOnAir && FIXED_ON_AIR.some((field) => field in named)) throw new Refusal(409, 'live_running')
    checkLiveSettings(world, creator, named)
    Object.assign(live, storedSettings(named))
    emitLive(world, creator, live)
    return liveForReader(permissions, wireLive(world, creator, live))
  },
  cancelLive: ({ world, body: { liveId }, viewer: { creator } }) => {
    const live = findLive(world, creator, liveId)
    if (live.state !== 'scheduled') throw new Refusal(409, 'live_running')
    live.state = 'canceled'
    emitLive(world, creator, live)
  },
  listPastLives: ({ world, body, viewer: { creator, permissions } }) => {
    const own = livesOf(world, creator)
      .filter(({ state }) => state === 'ended')
      .map((live) => wireLive(world, creator, live))
      .toReversed()
    const seeded = pastLives(world, creator).map((live) => wirePast(world, creator, live))
    const all = [...own, ...seeded]
    const isByMoney = body.sort?.by === 'earned' && !permissions.canSeeSpend
    const sorted = sortPast(all, isByMoney ? undefined : body.sort)
    const { data, lastId } = pageOf(sorted, ({ liveId }) => liveId, body)
    const seen = data.map((live) => liveForReader(permissions, live))
    return { data: seen, lastId, total: all.length, sums: sumPast(all, permissions.canSeeSpend) }
  },
  listLiveModerators: ({ world, viewer: { creator, permissions } }) => {
    return { userIds: permissions.canSeeStaffNames ? moderatorsOf(world, creator) : [] }
  },
  startLive: ({ world, body: { liveId }, viewer: { creator, permissions } }) => {
    if (!permissions.canGoLive) throw forbidden()
    const live = findLive(world, creator, liveId)
    if (live.state !== 'scheduled' || liveNow(world, creator)) throw new Refusal(409, 'live_running')
    startLive(world, creator, live, world.now())
    return liveForReader(permissions, wireLive(world, creator, live))
  },
  endLive: ({ world, body: { liveId, savesRecording }, viewer: { account, creator, permissions } }) => {
    const live = findLive(world, creator, liveId)
    if (live.state !== 'live') throw new Refusal(409, 'live_over')
    const facts = { liveId, title: live.title, endedAt: world.now() }
    if (savesRecording) live.recordingId = addRecording(world, creator, facts, account.userId)
    live.savesRecording = savesRecording
    endLive(world, creator, live, world.now())
    return liveForReader(permissions, wireLive(world, creator, live))
  },
  alertCreator: once(({ world, body: { liveId, kind, text }, viewer: { creator } }) => {
    const live = findLive(world, creator, liveId)
    const isOpen = kind === 'message' ? live.state === 'live' : live.state === 'scheduled'
    if (!isOpen) throw new Refusal(409, live.state === 'live' ? 'live_running' : 'live_over')
    if (kind === 'message' && isBlank(text)) throw invalidField('text', 'field_missing')
    if (text.length > BROADCAST_LIMITS.alert) throw invalidField('text', 'text_too_long')
    if (kind === 'message') return
    if (kind === 'camera') live.camera = 'requested'
    live.requests = [...live.requests.filter((one) => one.kind !== kind), { kind, at: world.now() }]
    emitLive(world, creator, live)
  }),
  getLiveSummary: ({ world, body: { liveId }, viewer: { creator, permissions } }) => {
    return summaryForReader(permissions, liveSummaryOf(world, creator, liveId))
  },
  saveLiveRecording: ({ world, body: { liveId }, viewer: { account, creator } }) => {
    return orNotFound(mediaIn(world, saveRecording(world, creator, liveId, account.userId)))
  },
  ...liveChat,
})
