import type { MessageKind } from '@/domain/message'

import type { SeedChannel } from './channels'
import { fanFacts } from './fan-facts'
import { fanAt } from './fans'
import { fanLinePlaces, staffLinePlaces } from './lines'
import { type Paid, paidIn } from './payments'
import { between, pick, random, seedOf } from './random'
import { beforeLastMs } from './timing'
import { vaultSizeAt } from './vault'

export interface SeedMessage {
  messageId: string
  channelId: string
  index: number
  /** An event of the thread has no sender, though it is about the fan. */
  from: 'fan' | 'staff' | 'nobody'
  kind: MessageKind
  /** Place of its line; null where it says nothing. */
  line: number | null
  isTranslated: boolean
  /** Cents; 0 for a free message. For a tip or an order what was paid. */
  price: number
  /** How long after it was sent it was bought; null: not. */
  boughtAfterMs: number | null
  isRefunded: boolean
  /** Places in the creator's vault. */
  media: readonly number[]
  previews: number
  /** Place of the message it answers. */
  replyTo: number | null
  reaction: string | null
  event: 'joined' | 'renewed' | null
  isEdited: boolean
  isUnsent: boolean
  /** Which of the staff sent it, or which member of a group: 0 to 1; the same throughout a sitting. */
  who: number
  /** How long before the channel's newest message it was sent. */
  beforeLastMs: number
}

const PRICES = [800, 1200, 1600, 2400, 4000] as const
const REACTIONS = ['❤️', '🔥', '😂', '😍', '👍🏽', '🥹'] as const

/** The id of a message that is not known by its place alone. */
export const messageNamed = (creatorIndex: number, channelIndex: number, name: string): string =>
  `message-${creatorIndex + 1}-${channelIndex + 1}-${name}`

export const messageIdAt = (creatorIndex: number, channelIndex: number, index: number): string =>
  messageNamed(creatorIndex, channelIndex, `${index + 1}`)

const LANGUAGES_KEPT = 4000
const languages = new Map<number, string>()

/** The language of a fan; cached, as every message needs it. */
export function fanLanguage(fanIndex: number): string {
  const known = languages.get(fanIndex)
  if (known !== undefined) return known
  if (languages.size > LANGUAGES_KEPT) languages.clear()
  const { language } = fanFacts(fanAt(fanIndex))
  languages.set(fanIndex, language)
  return language
}

type Kept = Pick<SeedMessage, 'from' | 'kind' | 'event'>

/** Who speaks: at the end as the channel says it, before that one then the other. */
function sideOf({ messageCount, tail, kind }: SeedChannel, index: number, roll: () => number): Kept {
  const back = messageCount - 1 - index
  const [side, special] = [roll(), roll()]
  const plain = (from: 'fan' | 'staff', as: MessageKind = 'text'): Kept => ({ from, kind: as, event: null })
  if (back < tail) return plain('fan')
  if (back === tail) return plain('staff')
  if (kind === 'direct' && index === 0) return { from: 'nobody', kind: 'membership', event: 'joined' }
  if (kind === 'direct' && index === 1) return plain('staff', 'welcome')
  if (kind === 'direct' && special < 0.006) return { from: 'nobody', kind: 'membership', event: 'renewed' }
  return side < 0.52 ? plain('fan') : plain('staff', special > 0.95 ? 'mass' : 'text')
}

/** Steps through the lines, so that no text repeats in a row; each sitting begins elsewhere. */
const LINE_STEP = 5

function lineOf(channel: SeedChannel, index: number, from: SeedMessage['from'], own: number): number | null {
  if (from === 'nobody') return null
  // Staff writes English mostly, and is translated; fans write as they like.
  const language = own < (from === 'fan' ? 0.9 : 0.18) ? fanLanguage(channel.fanIndex) : 'en'
  const lines = from === 'fan' ? fanLinePlaces(language) : staffLinePlaces(language)
  const start = seedOf(94, channel.creatorIndex, channel.index, index >> 4) % lines.length
  return lines[(start + index * LINE_STEP) % lines.length] ?? null
}

/** Who speaks where money hangs on a message: an offer that was bought, or the event of a tip or an order. */
const sideOfPaid = ({ kind }: Paid): Kept =>
  kind === 'tip' || kind === 'order'
    ? { from: 'nobody', kind, event: null }
    : { from: 'staff', kind: 'text', event: null }

/** What hangs on a message: pictures, and what they cost. Only what the fan is known to have paid for is bought. */
function wares({ from }: Kept, paid: Paid | undefined, creatorIndex: number, roll: () => number) {
  const [holds, many, costs, amount, back] = [roll(), roll(), roll(), roll(), roll()]
  if (from === 'nobody') {
    return { media: [], price: paid?.amount ?? 0, boughtAfterMs: null, isRefunded: false, previews: 0 }
  }
  const hasMedia = paid !== undefined || holds < (from === 'staff' ? 0.24 : 0.05)
  const count = hasMedia ? between(many ** 2.4, 1, from === 'staff' ? 6 : 2) : 0
  // Nothing goes twice into one message.
  const media = [
    ...new Set(Array.from({ length: count }, () => between(roll(), 1, vaultSizeAt(creatorIndex)))),
  ]
  const price = from === 'staff' && count > 0 && costs < 0.7 ? pick<number>(PRICES, amount) : 0
  return {
    media,
    price: paid?.amount ?? price,
    boughtAfterMs: paid?.afterMs ?? null,
    isRefunded: paid !== undefined && back < 0.02,
    previews: price > 0 && count > 1 && back > 0.7 ? 1 : 0,
  }
}

/** Message number `index` of a channel, oldest first; made alone, the same each time. */
export function messageAt(channel: SeedChannel, index: number): SeedMessage {
  const { creatorIndex, messageCount, tail } = channel
  if (!Number.isInteger(index) || index < 0 || index >= messageCount) {
    throw new RangeError(`No message ${index} in ${channel.channelId}`)
  }
  const channelSeed = seedOf(92, creatorIndex, channel.index)
  const back = messageCount - 1 - index
  const roll = random(seedOf(91, creatorIndex, channel.index, index))
  const paid = paidIn(channel).get(index)
  const kept = paid ? sideOfPaid(paid) : sideOf(channel, index, roll)
  const isSpoken = kept.from !== 'nobody'
  const line = lineOf(channel, index, kept.from, roll())
  const sold = wares(kept, paid, creatorIndex, roll)
  const [extra, far, mark] = [roll(), roll(), roll()]
  const replyTo = isSpoken && index > 8 && extra < 0.07 ? index - between(far, 1, 6) : null
  return {
    messageId: messageIdAt(creatorIndex, channel.index, index),
    channelId: channel.channelId,
    index,
    ...kept,
    ...sold,
    line,
    isTranslated: kept.from === 'fan' ? mark < 0.6 : mark < 0.9,
    replyTo,
    reaction: isSpoken && back >= tail && extra > 0.94 ? pick(REACTIONS, far) : null,
    isEdited: kept.from === 'staff' && extra > 0.3 && extra < 0.315,
    isUnsent: kept.from === 'staff' && back > tail && sold.price === 0 && extra > 0.4 && extra < 0.406,
    who: random(
      seedOf(93, channelSeed, channel.kind === 'group' && kept.from === 'fan' ? index : index >> 4),
    )(),
    beforeLastMs: beforeLastMs(channelSeed, messageCount, back),
  }
}
