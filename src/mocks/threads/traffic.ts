import { emit } from '../live'
import { USUAL_TRAFFIC } from '../faults'
import { notify } from '../notices/notify'
import { standingOf } from '../fan/standing'
import { anchorOf } from '../anchor'
import { channelCount, channelIdAt } from '../seed/channels'
import { creatorById, CREATORS, type SeedCreator } from '../seed/creators'
import { fanLinePlaces } from '../seed/lines'
import { fanLanguage } from '../seed/messages'
import { pick, random, seedOf } from '../seed/random'
import type { World } from '../world'
import { addFact, addTheirs, changeTalk } from './add-message'
import { answerFans, colleagueAtWork } from './colleagues'
import { changeMessage } from './message-acts'
import { findOffer } from './offers'
import { moveTo } from './presence-notes'
import { findTalk, idAt, type Talk } from './talk'

/** Fans who write are among this many of the newest channels. */
const TALKATIVE = 300
/** Limits how many missed events are made up for after a pause. */
const MOST_AT_ONCE = 60
const TYPES_FOR_MS = 2500
const TIPS = [500, 1000, 2000, 5000] as const

const slotAt = (world: World, rate: number): number => Math.floor((world.now() * rate) / 1000)

/** Time until the next fan event, ms. */
export function nextTrafficIn(world: World): number {
  const { traffic } = world.state.faults
  if (traffic === 0) return Infinity
  return ((slotAt(world, traffic) + 1) * 1000) / traffic - world.now()
}

/** Applies a payment: the fan's total, an event or bought message in the chat, and an order notice. */
export function buy(world: World, talk: Talk, place: number, price: number): void {
  const messageId = idAt(talk, place)
  changeMessage(world, talk, messageId, { boughtAt: world.now() })
  const change = changeTalk(world, talk)
  change.spent = (change.spent ?? 0) + price
  change.lastSeenAt = world.now()
  const where = { channelId: talk.channelId, messageId }
  emit(world, talk.creator.userId, 'message.updated', where)
  emit(world, talk.creator.userId, 'order.new', where)
  notify(world, talk.creator, {
    kind: 'purchase',
    userId: `fan-${talk.seed.fanIndex + 1}`,
    ...where,
    amount: price,
  })
}

function tip(world: World, talk: Talk, price: number): void {
  const place = addFact(world, talk, { kind: 'tip', price })
  const change = changeTalk(world, talk)
  change.spent = (change.spent ?? 0) + price
  const where = { channelId: talk.channelId, messageId: idAt(talk, place) }
  emit(world, talk.creator.userId, 'order.new', where)
  notify(world, talk.creator, {
    kind: 'tip',
    userId: `fan-${talk.seed.fanIndex + 1}`,
    ...where,
    amount: price,
  })
}

const write = (world: World, talk: Talk, roll: number): void =>
  void addTheirs(world, talk, { line: pick(fanLinePlaces(fanLanguage(talk.seed.fanIndex)), roll) })

/** A fan starts typing, and sends a moment later. */
function type(world: World, { channelId, creator, seed }: Talk): void {
  const userId = `fan-${seed.fanIndex + 1}`
  emit(world, creator.userId, 'channel.typing', { channelId, userId, isTyping: true })
  world.state.threads.replies.push({ channelId, at: world.now() + TYPES_FOR_MS, doesBuy: false })
}

function happen(world: World, creator: SeedCreator, slot: number): void {
  const roll = random(seedOf(401, slot))
  const [what, where, words] = [roll(), roll(), roll()]
  const index = Math.floor(where ** 2.5 * Math.min(TALKATIVE, channelCount(creator)))
  const talk = findTalk(world, creator, channelIdAt(creator.index, index))
  if (!talk || talk.seed.kind === 'group' || standingOf(world, creator, talk.seed.fanIndex).isBlocked) return
  if (what < 0.08) {
    const offer = findOffer(talk)
    if (offer) return buy(world, talk, offer.place, offer.price)
  } else if (what < 0.12) return tip(world, talk, pick(TIPS, words))
  else if (what < 0.18) return type(world, talk)
  else if (what < 0.22) {
    const userId = colleagueAtWork(world, creator, words)
    return userId === undefined
      ? undefined
      : moveTo(world, talk, { key: `colleague ${creator.userId} ${userId}`, userId })
  }
  write(world, talk, words)
}

/** Applies due fan reactions: replies to recent messages, and purchases. */
function answerDue(world: World): void {
  const { threads } = world.state
  const now = world.now()
  const due = threads.replies.filter(({ at }) => at <= now)
  if (due.length === 0) return
  threads.replies = threads.replies.filter(({ at }) => at > now)
  threads.version += 1
  for (const { channelId, doesBuy, at } of due) {
    const creator = CREATORS[Number(channelId.split('-')[1]) - 1]
    const talk = creator && findTalk(world, creator, channelId)
    if (!talk) continue
    const offer = doesBuy ? findOffer(talk) : undefined
    if (offer) buy(world, talk, offer.place, offer.price)
    else write(world, talk, random(seedOf(402, at))())
  }
}

/** A demo shows a purchase and a tip within the first minutes; ms after the first stream. */
const OPENING = [
  { afterMs: 40_000, happens: 'purchase' },
  { afterMs: 100_000, happens: 'tip' },
] as const
/** The opening sale happens among this many of the newest conversations. */
const OPENING_PLACES = 60

function open(world: World, creatorId: string | undefined): void {
  const { threads } = world.state
  const creator = creatorId === undefined ? undefined : creatorById(creatorId)
  if (!creator) return
  const opening = (threads.opening ??= { at: world.now(), done: 0 })
  const next = OPENING[opening.done]
  if (!next || world.now() < opening.at + next.afterMs) return
  opening.done += 1
  threads.version += 1
  for (let place = 0; place < Math.min(OPENING_PLACES, channelCount(creator)); place += 1) {
    const talk = findTalk(world, creator, channelIdAt(creator.index, place))
    if (!talk || talk.seed.kind === 'group' || standingOf(world, creator, talk.seed.fanIndex).isBlocked)
      continue
    const offer = findOffer(talk)
    if (!offer) continue
    if (next.happens === 'tip') tip(world, talk, pick(TIPS, random(seedOf(404, place))()))
    else buy(world, talk, offer.place, offer.price)
    return
  }
}

/**
 * Plays fan events due since the last call, for creators with an open stream. Time is divided into slots
 * with one event each, and the last played slot is stored, so that several tabs play each slot once.
 */
export function makeTraffic(world: World, creatorIds: readonly string[]): void {
  answerDue(world)
  const { faults, threads } = world.state
  const rate = faults.traffic
  if (rate > 0) answerFans(world)
  const now = slotAt(world, rate)
  if (rate === USUAL_TRAFFIC) open(world, creatorIds[0])
  const isNew = threads.traffic.rate !== rate
  if (rate === 0 || creatorIds.length === 0 || isNew || now <= threads.traffic.slot) {
    if (!isNew) return
    threads.traffic = { ...threads.traffic, rate, slot: now }
    threads.version += 1
    return
  }
  anchorOf(world)
  const first = Math.max(threads.traffic.slot + 1, now - MOST_AT_ONCE)
  threads.traffic = { ...threads.traffic, rate, slot: now }
  threads.version += 1
  for (let slot = first; slot <= now; slot += 1) {
    const creator = creatorById(pick(creatorIds, random(seedOf(403, slot))()))
    if (creator) happen(world, creator, slot)
  }
}
