import type { MessageKind } from '@/domain/chat/message'

import type { SeedChannel } from '../channels/channels'
import { fanFacts } from '../fans/fan-facts'
import { fanAt } from '../fans/fans'
import { fanLineIndices, staffLineIndices } from './lines'
import { type PaidItem, paidItemsIn } from '../money/payments'
import { between, pick, random, seedOf } from '../random'
import { ROLL } from '../roll'
import { beforeLastMs, BURST_MESSAGES } from '../channels/timing'
import { vaultSizeAt } from '../vault/vault-size'
import { memo } from '../memo'

export interface SeedMessage {
  messageId: string
  channelId: string
  index: number
  /** Events have no sender, although they are about the fan. */
  from: 'fan' | 'staff' | 'nobody'
  kind: MessageKind
  /** Index of its line; null without text. */
  line: number | null
  isTranslated: boolean
  /** In cents; 0 for a free message. The amount of a tip or order. */
  price: number
  /** Time from sending to purchase; null: not bought. */
  boughtAfterMs: number | null
  /** Indices in the creator's vault. */
  media: readonly number[]
  previews: number
  /** Index of the message it replies to. */
  replyTo: number | null
  reaction: string | null
  event: 'joined' | 'renewed' | null
  isEdited: boolean
  isUnsent: boolean
  /** Selects the staff member or group member who sent it, 0 to 1; constant within a burst. */
  who: number
  /** Age relative to the channel's newest message. */
  beforeLastMs: number
}

const PRICES = [800, 1200, 1600, 2400, 4000] as const
const REACTIONS = ['❤️', '🔥', '😂', '😍', '👍🏽', '🥹'] as const

/** The id of a message that an index alone does not identify. */
export const messageIdFor = (creatorIndex: number, channelIndex: number, name: string): string =>
  `message-${creatorIndex + 1}-${channelIndex + 1}-${name}`

export const messageIdAt = (creatorIndex: number, channelIndex: number, index: number): string =>
  messageIdFor(creatorIndex, channelIndex, `${index + 1}`)

const CACHED_LANGUAGES = 4000

/** A fan's language; cached, because every message needs it. */
export const fanLanguage = memo(
  (fanIndex: number) => fanIndex,
  (fanIndex) => fanFacts(fanAt(fanIndex)).language,
  CACHED_LANGUAGES,
)

type MessageSide = Pick<SeedMessage, 'from' | 'kind' | 'event'>

/** The sender: at the end as the channel says, before that alternating. */
function messageSideOf(
  { messageCount, tail, kind }: SeedChannel,
  index: number,
  roll: () => number,
): MessageSide {
  const back = messageCount - 1 - index
  const [side, special] = [roll(), roll()]
  const plain = (from: 'fan' | 'staff', as: MessageKind = 'text'): MessageSide => ({
    from,
    kind: as,
    event: null,
  })
  if (back < tail) return plain('fan')
  if (back === tail) return plain('staff')
  if (kind === 'direct' && index === 0) return { from: 'nobody', kind: 'membership', event: 'joined' }
  if (kind === 'direct' && index === 1) return plain('staff', 'welcome')
  if (kind === 'direct' && special < 0.006) return { from: 'nobody', kind: 'membership', event: 'renewed' }
  return side < 0.52 ? plain('fan') : plain('staff', special > 0.95 ? 'mass' : 'text')
}

/** Steps through the lines so that no text repeats in a row; each burst starts elsewhere. */
const LINE_STEP = 5

function lineIndexOf(
  channel: SeedChannel,
  index: number,
  from: SeedMessage['from'],
  own: number,
): number | null {
  if (from === 'nobody') return null
  // Staff mostly writes English with translation; fans write in their language.
  const language = own < (from === 'fan' ? 0.9 : 0.18) ? fanLanguage(channel.fanIndex) : 'en'
  const lines = from === 'fan' ? fanLineIndices(language) : staffLineIndices(language)
  const lineIndexAt = (at: number) =>
    (seedOf(ROLL.messageLine, channel.creatorIndex, channel.index, at >> 4) + at * LINE_STEP) % lines.length
  const isRepeated =
    index % BURST_MESSAGES === 0 && index > 0 && lineIndexAt(index) === lineIndexAt(index - 1)
  return lines[(lineIndexAt(index) + Number(isRepeated)) % lines.length] ?? null
}

/** The side of a paid message: a bought offer, or the event of a tip or order. */
const sideOfPaid = ({ kind }: PaidItem): MessageSide =>
  kind === 'tip' || kind === 'order'
    ? { from: 'nobody', kind, event: null }
    : { from: 'staff', kind: 'text', event: null }

/** Attachments and price; only what the fan paid for is bought. */
function attachments(
  { from }: MessageSide,
  paid: PaidItem | undefined,
  creatorIndex: number,
  roll: () => number,
) {
  const [holds, many, costs, amount, back] = [roll(), roll(), roll(), roll(), roll()]
  if (from === 'nobody') {
    return { media: [], price: paid?.amount ?? 0, boughtAfterMs: null, previews: 0 }
  }
  const hasMedia = paid !== undefined || holds < (from === 'staff' ? 0.24 : 0.05)
  const count = hasMedia ? between(many ** 2.4, 1, from === 'staff' ? 6 : 2) : 0
  // No item twice in a message.
  const media = [
    ...new Set(Array.from({ length: count }, () => between(roll(), 1, vaultSizeAt(creatorIndex)))),
  ]
  const price = from === 'staff' && count > 0 && costs < 0.7 ? pick<number>(PRICES, amount) : 0
  return {
    media,
    price: paid?.amount ?? price,
    boughtAfterMs: paid?.afterMs ?? null,
    previews: price > 0 && count > 1 && back > 0.7 ? 1 : 0,
  }
}

/** A channel's message by index, oldest first; computed on its own and deterministic. */
export function messageAt(channel: SeedChannel, index: number): SeedMessage {
  const { creatorIndex, messageCount, tail } = channel
  if (!Number.isInteger(index) || index < 0 || index >= messageCount) {
    throw new RangeError(`No message ${index} in ${channel.channelId}`)
  }
  const channelSeed = seedOf(ROLL.channel, creatorIndex, channel.index)
  const back = messageCount - 1 - index
  const roll = random(seedOf(ROLL.message, creatorIndex, channel.index, index))
  const paid = paidItemsIn(channel).get(index)
  const kept = paid ? sideOfPaid(paid) : messageSideOf(channel, index, roll)
  const isSpoken = kept.from !== 'nobody'
  const line = lineIndexOf(channel, index, kept.from, roll())
  const sold = attachments(kept, paid, creatorIndex, roll)
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
      seedOf(
        ROLL.messageSender,
        channelSeed,
        channel.kind === 'group' && kept.from === 'fan' ? index : index >> 4,
      ),
    )(),
    beforeLastMs: beforeLastMs(channelSeed, messageCount, back),
  }
}
