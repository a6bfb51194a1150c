import { emitEvent } from '../../state/emit-event'
import { USUAL_TRAFFIC } from '../../state/faults'
import { addNotice } from '../notices/notify'
import { fanStatusOf } from '../fan-status/fan-changes'
import { anchorOf } from '../../state/anchor'
import { channelCount, channelIdAt } from '../../seed/channels/channels'
import { creatorById, CREATORS, type SeedCreator } from '../../seed/creators'
import { fanLineIndices } from '../../seed/messages/lines'
import { fanLanguage } from '../../seed/messages/messages'
import { pick, random, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { World } from '../../state/world'
import { addEvent, addFanMessage, writableConversationChange, changeMessage } from '../threads/add-message'
import { answerFans, activeColleague } from './colleagues'
import { findOffer } from '../threads/find-offer'
import { setPresence } from '../threads/record-presence'
import { findConversation, idAt, type Conversation } from '../threads/conversation'
import { fanIdAt } from '../../seed/fans/fans'

/** Fans who write are among this many of the newest channels. */
const WRITING_CHANNELS = 300
/** Limits how many missed events are made up for after a pause. */
const MAX_MISSED_EVENTS = 60
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
export function applyPurchase(
  world: World,
  conversation: Conversation,
  position: number,
  price: number,
): void {
  const messageId = idAt(conversation, position)
  changeMessage(world, conversation, messageId, { boughtAt: world.now() })
  const change = writableConversationChange(world, conversation)
  change.lastSeenAt = world.now()
  const where = { channelId: conversation.channelId, messageId }
  emitEvent(world, conversation.creator.userId, 'message.updated', where)
  emitEvent(world, conversation.creator.userId, 'order.new', where)
  addNotice(world, conversation.creator, {
    kind: 'purchase',
    userId: fanIdAt(conversation.seed.fanIndex),
    ...where,
    amount: price,
  })
}

function applyTip(world: World, conversation: Conversation, price: number): void {
  const position = addEvent(world, conversation, { kind: 'tip', price })
  const where = { channelId: conversation.channelId, messageId: idAt(conversation, position) }
  emitEvent(world, conversation.creator.userId, 'order.new', where)
  addNotice(world, conversation.creator, {
    kind: 'tip',
    userId: fanIdAt(conversation.seed.fanIndex),
    ...where,
    amount: price,
  })
}

const writeAsFan = (world: World, conversation: Conversation, roll: number): void =>
  void addFanMessage(world, conversation, {
    line: pick(fanLineIndices(fanLanguage(conversation.seed.fanIndex)), roll),
  })

/** A fan starts typing, and sends a moment later. */
function typeAsFan(world: World, { channelId, creator, seed }: Conversation): void {
  const userId = fanIdAt(seed.fanIndex)
  emitEvent(world, creator.userId, 'channel.typing', { channelId, userId, isTyping: true })
  world.state.threads.replies.push({ channelId, at: world.now() + TYPES_FOR_MS, doesBuy: false })
}

function playSlot(world: World, creator: SeedCreator, slot: number): void {
  const roll = random(seedOf(ROLL.trafficSlot, slot))
  const [what, where, words] = [roll(), roll(), roll()]
  const index = Math.floor(where ** 2.5 * Math.min(WRITING_CHANNELS, channelCount(creator)))
  const conversation = findConversation(world, creator, channelIdAt(creator.index, index))
  if (
    !conversation ||
    conversation.seed.kind === 'group' ||
    fanStatusOf(world, creator, conversation.seed.fanIndex).isBlocked
  )
    return
  if (what < 0.08) {
    const offer = findOffer(conversation)
    if (offer) return applyPurchase(world, conversation, offer.position, offer.price)
  } else if (what < 0.12) return applyTip(world, conversation, pick(TIPS, words))
  else if (what < 0.18) return typeAsFan(world, conversation)
  else if (what < 0.22) {
    const userId = activeColleague(world, creator, words)
    return userId === undefined
      ? undefined
      : setPresence(world, conversation, { key: `colleague ${creator.userId} ${userId}`, userId })
  }
  writeAsFan(world, conversation, words)
}

/** Applies due fan reactions: replies to recent messages, and purchases. */
function playDueReactions(world: World): void {
  const { threads } = world.state
  const now = world.now()
  const due = threads.replies.filter(({ at }) => at <= now)
  if (due.length === 0) return
  threads.replies = threads.replies.filter(({ at }) => at > now)
  threads.version += 1
  for (const { channelId, doesBuy, at } of due) {
    const creator = CREATORS[Number(channelId.split('-')[1]) - 1]
    const conversation = creator && findConversation(world, creator, channelId)
    if (!conversation) continue
    const offer = doesBuy ? findOffer(conversation) : undefined
    if (offer) applyPurchase(world, conversation, offer.position, offer.price)
    else writeAsFan(world, conversation, random(seedOf(ROLL.fanReaction, at))())
  }
}

/** A demo shows a purchase and a tip within the first minutes; ms after the first stream. */
const OPENING = [
  { afterMs: 40_000, happens: 'purchase' },
  { afterMs: 100_000, happens: 'tip' },
] as const
/** The opening sale happens among this many of the newest conversations. */
const OPENING_CHANNELS = 60

function playOpening(world: World, creatorId: string | undefined): void {
  const { threads } = world.state
  const creator = creatorId === undefined ? undefined : creatorById(creatorId)
  if (!creator) return
  const opening = (threads.opening ??= { at: world.now(), done: 0 })
  const next = OPENING[opening.done]
  if (!next || world.now() < opening.at + next.afterMs) return
  opening.done += 1
  threads.version += 1
  for (
    let channelIndex = 0;
    channelIndex < Math.min(OPENING_CHANNELS, channelCount(creator));
    channelIndex += 1
  ) {
    const conversation = findConversation(world, creator, channelIdAt(creator.index, channelIndex))
    if (
      !conversation ||
      conversation.seed.kind === 'group' ||
      fanStatusOf(world, creator, conversation.seed.fanIndex).isBlocked
    )
      continue
    const offer = findOffer(conversation)
    if (!offer) continue
    if (next.happens === 'tip')
      applyTip(world, conversation, pick(TIPS, random(seedOf(ROLL.openingTip, channelIndex))()))
    else applyPurchase(world, conversation, offer.position, offer.price)
    return
  }
}

/**
 * Plays fan events due since the last call, for creators with an open stream. Time is divided into slots
 * with one event each, and the last played slot is stored, so that several tabs play each slot once.
 */
export function playTraffic(world: World, creatorIds: readonly string[]): void {
  playDueReactions(world)
  const { faults, threads } = world.state
  const rate = faults.traffic
  if (rate > 0) answerFans(world)
  const now = slotAt(world, rate)
  if (rate === USUAL_TRAFFIC) playOpening(world, creatorIds[0])
  const isNew = threads.traffic.rate !== rate
  if (rate === 0 || creatorIds.length === 0 || isNew || now <= threads.traffic.slot) {
    if (!isNew) return
    threads.traffic = { ...threads.traffic, rate, slot: now }
    threads.version += 1
    return
  }
  anchorOf(world)
  const first = Math.max(threads.traffic.slot + 1, now - MAX_MISSED_EVENTS)
  threads.traffic = { ...threads.traffic, rate, slot: now }
  threads.version += 1
  for (let slot = first; slot <= now; slot += 1) {
    const creator = creatorById(pick(creatorIds, random(seedOf(ROLL.trafficCreator, slot))()))
    if (creator) playSlot(world, creator, slot)
  }
}
