import { MINUTE_MS } from './calendar'
import type { SeedChannel } from './channels'
import { pick, random, seedOf } from './random'

export interface SeedMessage {
  messageId: string
  channelId: string
  index: number
  isFromFan: boolean
  text: string
  /** Cents; 0 for a free message. */
  price: number
  isBought: boolean
  /** How long before the channel's newest message it was sent. */
  beforeLastMs: number
}

const FAN_LINES = [
  'hey! how was your day?',
  'that last set was unreal 😍',
  'are you live on friday?',
  'Te extrañé esta semana',
  'can i ask for something custom?',
  '今日も可愛い',
  'ok just got paid haha',
  'wie war dein Wochenende?',
  'شكراً لك ❤️',
  'I passed the exam!!!',
] as const

const STAFF_LINES = [
  'Hey you, finally a quiet minute. Tell me about your day?',
  'You noticed! That made me smile.',
  'Friday at nine, keep me a seat in the first row.',
  'I have something from the rooftop nobody has seen yet.',
  'Haha, then today is a good day for both of us.',
  'Which of the two should I wear?',
] as const

/** Message number `index` of a channel, oldest first; made alone, the same each time. */
export function messageAt(channel: SeedChannel, index: number): SeedMessage {
  if (!Number.isInteger(index) || index < 0 || index >= channel.messageCount) {
    throw new RangeError(`No message ${index} in ${channel.channelId}`)
  }
  const roll = random(seedOf(91, channel.creatorIndex, channel.index, index))
  const isFromFan = roll() < 0.52
  const isPaid = !isFromFan && roll() < 0.18
  return {
    messageId: `message-${channel.creatorIndex + 1}-${channel.index + 1}-${index + 1}`,
    channelId: channel.channelId,
    index,
    isFromFan,
    text: pick(isFromFan ? FAN_LINES : STAFF_LINES, roll()),
    price: isPaid ? pick([800, 1200, 1600, 2400, 4000], roll()) : 0,
    isBought: isPaid && roll() < 0.27,
    beforeLastMs: (channel.messageCount - 1 - index) * 7 * MINUTE_MS,
  }
}
