import { emitEvent } from '../../state/emit-event'
import { creatorById, type SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { fanComment, isBanned, livesOf, stepTime, paidComment, wireLive } from './lives'
import { fanIdOfChannel } from '../../seed/fans/fan-facts'
import { roomEventAt, STEP_MS, tipOf, viewersAt } from './live-room'
import type { StoredLive, StoredPayment } from '../../state/stored-live'

/** Events sent to subscribers after a pause; they fetch the rest. */
const MAX_EMITTED = 40
/** How long the creator takes to act on a request. */
export const CREATOR_ANSWERS_MS = { camera: 4000, go_live: 6000 } as const
/** The creator ends a live after this long. */
const MAX_LIVE_MS = 3 * 60 * 60_000

export function emitLive(world: World, creator: SeedCreator, live: StoredLive): void {
  const broadcast = wireLive(world, creator, live)
  live.toldViewers = broadcast.viewers ?? 0
  emitEvent(world, creator.userId, 'live.changed', { broadcast })
}

type LivePlan = Pick<
  StoredLive,
  'title' | 'tiers' | 'price' | 'goal' | 'tipMenu' | 'moderatorIds' | 'savesRecording' | 'startsAt'
>

/** Adds a live to a creator, without viewers. */
export function planLive(world: World, creator: SeedCreator, plan: LivePlan): StoredLive {
  const seed = world.state.nextId++
  const live: StoredLive = {
    ...plan,
    liveId: `live-new-${seed}`,
    seed,
    state: 'scheduled',
    startedAt: null,
    endedAt: null,
    camera: 'untested',
    requests: [],
    payments: [],
    comments: [],
    deletedIds: [],
    pinnedId: null,
    mutes: [],
    bans: [],
    playedSteps: 0,
    toldViewers: 0,
    recordingId: null,
  }
  world.state.lives[creator.userId] = [...livesOf(world, creator), live]
  emitLive(world, creator, live)
  return live
}

export function startLive(world: World, creator: SeedCreator, live: StoredLive, at: number): void {
  Object.assign(live, { state: 'live', startedAt: at, playedSteps: 0, requests: [], camera: 'ready' })
  emitLive(world, creator, live)
}

export function endLive(world: World, creator: SeedCreator, live: StoredLive, at: number): void {
  Object.assign(live, { state: 'ended', endedAt: at })
  emitLive(world, creator, live)
}

/** A fan's payment in a step, if any. */
function paymentAt(creator: SeedCreator, live: StoredLive, step: number): StoredPayment | undefined {
  const found = roomEventAt(creator, live.seed, step)
  if (!found || found.kind === 'comment') return undefined
  const at = stepTime(live, step)
  if (isBanned(live, fanIdOfChannel(creator.index, found.channelIndex), at)) return undefined
  if (found.kind === 'ticket' && live.price === 0) return undefined
  const bought = found.kind === 'tip' ? tipOf(live.tipMenu, found) : { title: '', amount: live.price }
  const { kind, channelIndex } = found
  return { paymentId: `paid-${live.liveId}-${step}`, at, channelIndex, kind, ...bought }
}

function playStep(world: World, creator: SeedCreator, live: StoredLive, isTold: boolean): void {
  const step = live.playedSteps
  live.playedSteps += 1
  const payment = paymentAt(creator, live, step)
  if (payment) live.payments.push(payment)
  const comment = payment ? paidComment(creator, live, payment) : isTold && fanComment(creator, live, step)
  if (comment && isTold) emitEvent(world, creator.userId, 'live.comment', { liveId: live.liveId, comment })
}

/** Plays a room up to a moment and emits its events. */
function playRoom(world: World, creator: SeedCreator, live: StoredLive, until: number): void {
  const steps = Math.floor((until - (live.startedAt ?? until)) / STEP_MS)
  const paid = live.payments.length
  const first = live.playedSteps
  for (let step = first; step < steps; step += 1) playStep(world, creator, live, step >= steps - MAX_EMITTED)
  const viewers = viewersAt(creator, live.seed, until - (live.startedAt ?? until))
  if (live.payments.length > paid || (viewers !== live.toldViewers && live.playedSteps > first))
    emitLive(world, creator, live)
}

/** Lets the creator answer requests and start lives that are due. */
function playCreator(world: World, creator: SeedCreator, live: StoredLive): void {
  const now = world.now()
  const camera = live.requests.find(({ kind }) => kind === 'camera')
  if (camera && camera.at + CREATOR_ANSWERS_MS.camera <= now) {
    live.requests = live.requests.filter((one) => one !== camera)
    live.camera = 'ready'
    emitLive(world, creator, live)
  }
  const wanted = live.requests.find(({ kind }) => kind === 'go_live')
  const due = wanted ? wanted.at + CREATOR_ANSWERS_MS.go_live : live.startsAt
  const isFree = !livesOf(world, creator).some(({ state }) => state === 'live')
  if (due !== null && due <= now && isFree) startLive(world, creator, live, due)
}

/** Advances a creator's lives to now. */
export function playLives(world: World, creator: SeedCreator): void {
  for (const live of livesOf(world, creator)) {
    if (live.state === 'scheduled') playCreator(world, creator, live)
    if (live.state !== 'live' || live.startedAt === null) continue
    const end = live.startedAt + MAX_LIVE_MS
    playRoom(world, creator, live, Math.min(world.now(), end))
    if (end <= world.now()) endLive(world, creator, live, end)
  }
}

/** The same for every creator with a subscriber. */
export function playAllLives(world: World, creatorIds: readonly string[]): void {
  for (const creatorId of new Set(creatorIds)) {
    const creator = creatorId in world.state.lives ? creatorById(creatorId) : undefined
    if (creator) playLives(world, creator)
  }
}
