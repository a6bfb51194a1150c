import type * as v from 'valibot'

import {
  type LiveSummary,
  type LiveTip,
  RECORDING_RETENTION_MS,
  type TopTipper,
} from '@/domain/live/broadcast'
import { platformFee } from '@/domain/figures/metrics'

import { mediaIn } from '../media/media-in'
import { uploadedMediaId } from '../../seed/vault/media-of'
import { ratesAt } from '../creators/agency-creators'
import { notFound, Refusal, orNotFound } from '../base/refusal'
import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { chatOf, earnedIn, livesOf, elapsedOf, tippedIn, wireLive } from './lives'
import { pastEarned, pastFee, type PastLive, pastLive, wirePast } from './past-lives'
import { fanIdOfChannel } from '../../seed/fans/fan-facts'
import { roomEventAt, STEP_MS, viewersAt } from './live-room'
import type { StoredLive } from '../../state/stored-live'

type WireSummary = v.InferInput<typeof LiveSummary>
type WireTip = v.InferInput<typeof LiveTip>
type WireTipper = v.InferInput<typeof TopTipper>

const POINTS = 40
const MAX_TOP = 10
/** Total visitors per concurrent viewer at the peak. */
const VISITORS_PER_PEAK_VIEWER = 1.8

/** The highest payers, first. */
export function topTippers(paid: readonly { userId: string; amount: number }[]): WireTipper[] {
  const byFan = new Map<string, { amount: number; tips: number }>()
  for (const { userId, amount } of paid) {
    const before = byFan.get(userId) ?? { amount: 0, tips: 0 }
    byFan.set(userId, { amount: before.amount + amount, tips: before.tips + 1 })
  }
  return [...byFan]
    .map(([userId, sums]) => ({ userId, ...sums }))
    .sort((a, b) => b.amount - a.amount || (a.userId < b.userId ? -1 : 1))
    .slice(0, MAX_TOP)
}

/** Payments in a live, newest first. */
export const tipsOf = (creator: SeedCreator, live: StoredLive): WireTip[] =>
  live.payments
    .map(({ paymentId, at, channelIndex, kind, title, amount }) => ({
      tipId: paymentId,
      userId: fanIdOfChannel(creator.index, channelIndex),
      at: iso(at),
      kind,
      title,
      amount,
    }))
    .toReversed()

export const pastTips = (creator: SeedCreator, { charges }: PastLive): WireTip[] =>
  charges
    .map(({ chargeId, at, channelIndex, item, amount }) => ({
      tipId: chargeId,
      userId: fanIdOfChannel(creator.index, channelIndex),
      at: iso(at),
      kind: 'tip' as const,
      title: item.replace(/^.*: /, ''),
      amount,
    }))
    .toReversed()

interface WatchedTime {
  seed: number
  startedAt: number
  passedMs: number
}

function viewerCurveOf(creator: SeedCreator, { seed, startedAt, passedMs }: WatchedTime) {
  const series = Array.from({ length: POINTS }, (_, point) => {
    const after = Math.floor((passedMs * point) / (POINTS - 1))
    return { at: iso(startedAt + after), viewers: viewersAt(creator, seed, after) }
  })
  const sum = series.reduce((all, { viewers }) => all + viewers, 0)
  return { series, averageViewers: Math.round(sum / POINTS) }
}

/** The recording in the vault; for an unsaved one, whether it is still available. */
function recordingOf(world: World, mediaId: string | null | undefined, endedAt: number | null) {
  const media = mediaId == null ? undefined : mediaIn(world, mediaId)
  if (media) return { recording: 'saved' as const, recordingMedia: media }
  const isKept = endedAt !== null && endedAt + RECORDING_RETENTION_MS > world.now()
  return {
    recording: endedAt === null ? 'none' : isKept ? 'available' : 'expired',
    recordingMedia: null,
  } as const
}

function summaryOfStored(world: World, creator: SeedCreator, live: StoredLive): WireSummary {
  const broadcast = wireLive(world, creator, live)
  const tips = tipsOf(creator, live)
  const chat = chatOf(creator, live).filter(({ kind }) => kind === 'text')
  const watched = { seed: live.seed, startedAt: live.startedAt ?? 0, passedMs: elapsedOf(world, live) }
  const rates = (at: number) => ratesAt(world, creator, at).passesRate
  // Fee per payment, as earnings take payments since the world was created.
  const fee = live.payments.reduce((sum, { amount, at }) => sum + platformFee(amount, rates(at)), 0)
  const earned = earnedIn(live)
  return {
    broadcast,
    ...viewerCurveOf(creator, watched),
    watched: Math.round((broadcast.peakViewers ?? 0) * VISITORS_PER_PEAK_VIEWER),
    wrote: new Set(chat.map(({ userId }) => userId).filter((id) => id !== creator.userId)).size,
    paid: new Set(tips.map(({ userId }) => userId)).size,
    comments: chat.length,
    tips: tippedIn(live),
    tickets: earned - tippedIn(live),
    other: 0,
    fee,
    net: earned - fee,
    top: topTippers(tips),
    ...recordingOf(world, live.recordingId, live.endedAt),
  }
}

function summaryOfPast(world: World, creator: SeedCreator, live: PastLive): WireSummary {
  const broadcast = wirePast(world, creator, live)
  const passedMs = live.endedAt - live.startedAt
  const steps = Array.from({ length: Math.floor(passedMs / STEP_MS) }, (_, step) =>
    roomEventAt(creator, live.seed, step),
  )
  const chat = steps.flatMap((found) =>
    found?.kind === 'comment' ? fanIdOfChannel(creator.index, found.channelIndex) : [],
  )
  const tips = pastTips(creator, live)
  const earned = pastEarned(live)
  const fee = pastFee(world, creator, live)
  return {
    broadcast,
    ...viewerCurveOf(creator, { seed: live.seed, startedAt: live.startedAt, passedMs }),
    watched: Math.round((broadcast.peakViewers ?? 0) * VISITORS_PER_PEAK_VIEWER),
    wrote: new Set(chat).size,
    paid: new Set(tips.map(({ userId }) => userId)).size,
    comments: chat.length,
    tips: earned,
    tickets: 0,
    other: 0,
    fee,
    net: earned - fee,
    top: topTippers(tips),
    ...recordingOf(world, world.state.savedRecordings[live.liveId], live.endedAt),
  }
}

/** Summary of a live, running or ended. Throws 404. */
export function liveSummaryOf(world: World, creator: SeedCreator, liveId: string): WireSummary {
  const stored = livesOf(world, creator).find((live) => live.liveId === liveId && live.startedAt !== null)
  if (stored) return summaryOfStored(world, creator, stored)
  return summaryOfPast(world, creator, orNotFound(pastLive(world, creator, liveId)))
}

/** Adds a recording to the vault's uploads. */
export function addRecording(
  world: World,
  creator: SeedCreator,
  live: { title: string; liveId: string; endedAt: number },
  byId: string,
): string {
  const mediaId = uploadedMediaId('video', world.state.nextId++)
  world.state.uploads[mediaId] = {
    creatorId: creator.userId,
    userId: byId,
    name: live.title,
    size: 1,
    type: 'video/webm',
    at: world.now(),
    isDone: true,
    width: 1920,
    height: 1080,
    data: null,
  }
  return mediaId
}

/** Saves the recording of an ended live. Throws 404 when it has expired, 409 when already saved. */
export function saveRecording(world: World, creator: SeedCreator, liveId: string, byId: string): string {
  const { recording, broadcast } = liveSummaryOf(world, creator, liveId)
  if (recording === 'saved') throw new Refusal(409, 'already_decided')
  if (recording !== 'available' || broadcast.endedAt == null) throw notFound()
  const facts = { liveId, title: broadcast.title ?? '', endedAt: Date.parse(broadcast.endedAt) }
  const mediaId = addRecording(world, creator, facts, byId)
  const stored = livesOf(world, creator).find((live) => live.liveId === liveId)
  if (stored) stored.recordingId = mediaId
  else world.state.savedRecordings[liveId] = mediaId
  return mediaId
}
