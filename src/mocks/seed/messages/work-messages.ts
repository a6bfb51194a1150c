import { agencyDay, HOUR_MS } from '../calendar'
import type { SeedCreator } from '../creators'
import { FAN_POOL } from '../channels/fan-pool'
import { fanIndexAt } from '../fans/fan-facts'
import { fanLineIndices, staffLineIndices } from './lines'
import { fanLanguage, messageIdFor } from './messages'
import { between, random, seedOf } from '../random'
import { ROLL } from '../roll'
import { isSoldMessage, MAX_WAIT_MS, saleById, salesBetween, type SeedSale } from '../money/sales'
import { STAFF } from '../staff'
import { candidateChannels, channelOfTurn } from './turn-channel'
import { vaultSizeAt } from '../vault/vault-size'
import { NO_REPLY, REPLY_SECONDS, type Turns, turnsOfDay } from '../work/reply-turns'

/** A message derived from the work records, shown among the seeded messages of its conversation. */
export interface WorkMessage {
  messageId: string
  at: number
  creatorIndex: number
  /** Index of the conversation. */
  channelIndex: number
  /** The staff author; null for the fan's message. */
  by: string | null
  /** Index of its line. */
  line: number
  /** Indices in the creator's vault. */
  media: readonly number[]
  /** In cents. */
  price: number
  boughtAt: number | null
  isRefunded: boolean
  /** How long the fan waited; null where it answers nothing. */
  replySeconds: number | null
}

/** The time the seed can derive messages for: up to the world's creation, and its current time. */
export interface SeedClocks {
  anchor: number
  now: number
}

/** Time span of a turn's messages. */
export const TURN_SPREAD_MS = 120_000
const LONGEST_REPLY_MS = HOUR_MS
const FREE_MEDIA_SHARE = 0.1

/** Delay between two messages of a turn, ms. */
const stepOf = (n: number): number => 18_000 + ((n * 7919) % 40) * 1000

/** Time of a turn's message; `at` is the first one's. */
export const turnMessageTime = (at: number, n: number, nth: number): number => at + (nth - 1) * stepOf(n)

/** The id of a turn's message; 0 is the fan's. */
export const turnMessageId = (day: number, turns: Turns, n: number, nth: number, anchor: number): string =>
  messageIdFor(turns.creator[n] ?? 0, channelOfTurn(turns, n, anchor), `t${day}x${n}x${nth}`)

export function offerMessageId({ saleId, creatorIndex, channelIndex }: SeedSale): string {
  const [, , day, nth] = saleId.split('-')
  return messageIdFor(creatorIndex, channelIndex, `o${day}x${nth}`)
}

/** The id of the bought message; null where none is on record. */
export const soldMessageId = (sale: SeedSale, anchor: number): string | null =>
  isSoldMessage(sale, anchor) ? offerMessageId(sale) : null

type MessageAddress = Pick<WorkMessage, 'creatorIndex' | 'channelIndex' | 'by'>

/** Text and attachments of a message. `nth`: its number in a turn, in which no line repeats. */
function messageContents(
  { creatorIndex, channelIndex, by }: MessageAddress,
  hasPrice: boolean,
  { seed, turn = seed, nth = 0 }: { seed: number; turn?: number; nth?: number },
) {
  const roll = random(seed)
  const language =
    roll() < (by === null ? 0.9 : 0.18) ? fanLanguage(fanIndexAt(creatorIndex, channelIndex)) : 'en'
  const lines = by === null ? fanLineIndices(language) : staffLineIndices(language)
  const line = lines[(turn + nth) % lines.length] ?? 0
  const [holds, many, which] = [roll(), roll(), roll()]
  const count = by === null ? 0 : hasPrice ? between(many ** 2.4, 1, 4) : holds < FREE_MEDIA_SHARE ? 1 : 0
  const size = vaultSizeAt(creatorIndex)
  const first = between(which, 1, size)
  return { line, media: Array.from({ length: count }, (_, step) => ((first - 1 + step) % size) + 1) }
}

const FREE_MESSAGE = { price: 0, boughtAt: null, isRefunded: false, replySeconds: null }

/** Messages of a turn, oldest first: the fan's, and the replies. */
export function turnMessages(day: number, turns: Turns, n: number, anchor: number): WorkMessage[] {
  const at = turns.start + (turns.after[n] ?? 0)
  const seconds = REPLY_SECONDS[turns.reply[n] ?? NO_REPLY] ?? null
  const count = turns.messages[n] ?? 0
  const creatorIndex = turns.creator[n] ?? 0
  const channelIndex = channelOfTurn(turns, n, anchor)
  const where = { creatorIndex, channelIndex }
  const say = (nth: number, by: string | null, price: number) => ({
    ...FREE_MESSAGE,
    ...where,
    messageId: turnMessageId(day, turns, n, nth, anchor),
    by,
    price,
    ...messageContents({ ...where, by }, price > 0, {
      seed: seedOf(ROLL.turnMessage, day, n, nth),
      turn: seedOf(ROLL.turnLines, day, n),
      nth,
    }),
  })
  const staff = STAFF[turns.staff[n] ?? 0]?.userId ?? null
  const answers = Array.from({ length: count }, (_, before) => ({
    ...say(before + 1, staff, before + 1 === count ? (turns.price[n] ?? 0) : 0),
    at: turnMessageTime(at, n, before + 1),
    replySeconds: before === 0 ? seconds : null,
  }))
  return [{ ...say(0, null, 0), at: at - (seconds ?? 0) * 1000 }, ...answers]
}

/** The sold message; undefined when no staff member sent one in the conversation. */
export function offerMessage(sale: SeedSale, { anchor, now }: SeedClocks): WorkMessage | undefined {
  const { sentAt, creatorIndex, channelIndex, amount, at, isRefunded } = sale
  const by = sale.by.sender
  if (sentAt === null || by === null || !isSoldMessage(sale, anchor)) return undefined
  const where = { creatorIndex, channelIndex, by }
  return {
    ...FREE_MESSAGE,
    ...where,
    ...messageContents(where, true, {
      seed: seedOf(ROLL.offerMessage, creatorIndex, channelIndex, sentAt / 1000),
    }),
    messageId: offerMessageId(sale),
    at: sentAt,
    price: amount,
    boughtAt: at <= now ? at : null,
    isRefunded: at <= now && isRefunded,
  }
}

/** Derived messages of a creator's conversation from `from` until `to`, oldest first. */
export function workMessagesIn(
  creator: SeedCreator,
  channelIndex: number,
  [from, to]: readonly [from: number, to: number],
  clocks: SeedClocks,
): WorkMessage[] {
  const end = Math.min(to, clocks.now + 1)
  if (channelIndex >= FAN_POOL || end <= from) return []
  const found: WorkMessage[] = []
  const [first, last] = [agencyDay(from - TURN_SPREAD_MS) - 1, agencyDay(end + LONGEST_REPLY_MS)]
  for (let day = first; day <= last; day += 1) {
    const turns = turnsOfDay(day)
    for (let n = 0; n < turns.after.length; n += 1) {
      if (
        turns.creator[n] !== creator.index ||
        !candidateChannels(turns, n, clocks.anchor).includes(channelIndex)
      )
        continue
      if (channelOfTurn(turns, n, clocks.anchor) !== channelIndex) continue
      found.push(...turnMessages(day, turns, n, clocks.anchor))
    }
  }
  for (const sale of salesBetween([creator], from, end + MAX_WAIT_MS)) {
    const message = sale.channelIndex === channelIndex ? offerMessage(sale, clocks) : undefined
    if (message) found.push(message)
  }
  return found
    .filter(({ at }) => at >= from && at < end)
    .sort((a, b) => a.at - b.at || (a.messageId < b.messageId ? -1 : 1))
}

const FORM = /^message-([1-9]\d?)-[1-9]\d{0,6}-(?:t(\d{5})x(\d{1,5})x(\d)|o(\d{5})x([1-9]\d{0,4}))$/

/** Finds a derived message by id. */
export function workMessageById(messageId: string, clocks: SeedClocks): WorkMessage | undefined {
  const [, creatorNumber, day, n, nth, soldOn, sold] = FORM.exec(messageId) ?? []
  const sale = sold === undefined ? undefined : saleById(`sale-${creatorNumber}-${soldOn}-${sold}`)
  const turns = day === undefined ? undefined : turnsOfDay(Number(day))
  const message = sale
    ? offerMessage(sale, clocks)
    : turns && Number(n) < turns.after.length
      ? turnMessages(Number(day), turns, Number(n), clocks.anchor)[Number(nth)]
      : undefined
  return message?.messageId === messageId && message.at <= clocks.now ? message : undefined
}
