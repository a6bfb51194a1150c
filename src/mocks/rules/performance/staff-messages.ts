import { anchorOf } from '../../state/anchor'
import { channelIdAt } from '../../seed/channels/channels'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { lineAt } from '../../seed/messages/lines'
import {
  type SeedClocks,
  offerMessage,
  type WorkMessage,
  TURN_SPREAD_MS,
  turnMessages,
} from '../../seed/messages/work-messages'
import { STAFF } from '../../seed/staff'
import { idAt } from '../threads/conversation'
import { textAt } from '../threads/message-text'
import type { World } from '../../state/world'
import { liveMessages } from './live-work'
import { messageOfSale, soldOffersIn } from './sales-in'
import type { Period } from './period'
import { positionOfMessage } from './message-position'
import { eachTurn } from './turns-in'
import { replySeconds, type MessagePosition, type StaffWriting, staffWritingAt } from './staff-message'

/** A staff message to a fan that chatter figures count. */
export interface StaffMessage extends StaffWriting {
  messageId: string
  channelId: string
  creator: SeedCreator
  /** Index of the conversation. */
  channelIndex: number
  at: number
  /** How long the fan waited; null where it answers nothing. */
  replySeconds: number | null
  text: string
}

/** Whose messages to read; without people, everyone's. */
export interface MessageFilter {
  creators: readonly SeedCreator[]
  people: ReadonlySet<string> | undefined
}

function messageAtPosition(found: MessagePosition): StaffMessage | undefined {
  const { conversation, position, at } = found
  const written = staffWritingAt(found)
  return (
    written && {
      ...written,
      messageId: idAt(conversation, position),
      channelId: conversation.channelId,
      creator: conversation.creator,
      channelIndex: conversation.seed.index,
      at,
      replySeconds: replySeconds(found),
      text: textAt(conversation, position),
    }
  )
}

function messageFromRecords(world: World, record: WorkMessage): StaffMessage[] {
  const { messageId, creatorIndex, channelIndex, by, line, media, price, at } = record
  const creator = CREATORS[creatorIndex]
  if (!creator || by === null) return []
  const channelId = channelIdAt(creatorIndex, channelIndex)
  const unsentAt = world.state.threads.channels[channelId]?.changes[messageId]?.unsentAt ?? null
  const { boughtAt, isRefunded, replySeconds: waited } = record
  const written = { userId: by, mediaCount: media.length, price, boughtAt, isRefunded, unsentAt }
  const { text } = lineAt(line)
  return [{ ...written, messageId, channelId, creator, channelIndex, at, replySeconds: waited, text }]
}

/** Replies to fans. */
function repliesIn(
  { creators, people }: MessageFilter,
  { from, to }: Period,
  { anchor }: SeedClocks,
): WorkMessage[] {
  const isCreator = CREATORS.map((creator) => creators.some(({ index }) => index === creator.index))
  const isMeant = STAFF.map(({ userId }) => people?.has(userId) ?? true)
  const found: WorkMessage[] = []
  eachTurn(from - TURN_SPREAD_MS, to, ({ turns, day, index }) => {
    if (!isCreator[turns.creator[index] ?? 0] || !isMeant[turns.staff[index] ?? 0]) return
    for (const record of turnMessages(day, turns, index, anchor))
      if (record.by !== null && record.at >= from && record.at < to) found.push(record)
  })
  return found
}

/** Messages that the figures of a period count, newest first. */
export function staffMessages(world: World, whose: MessageFilter, period: Period): StaffMessage[] {
  const { creators, people } = whose
  const clocks = { anchor: anchorOf(world), now: world.now() }
  const isMeant = (userId: string | null): boolean => userId !== null && (people?.has(userId) ?? true)
  const offers = soldOffersIn(world, creators, period.from, period.to).filter(({ by }) => isMeant(by.sender))
  const bought = offers.flatMap((sale) => {
    const messageId = messageOfSale(sale)
    const found = messageId === undefined ? undefined : positionOfMessage(world, messageId)
    return found ?? []
  })
  const live = liveMessages(world)
    .filter(
      ({ at, userId, creatorIndex }) =>
        at >= period.from &&
        at < period.to &&
        isMeant(userId) &&
        creators.some(({ index }) => index === creatorIndex),
    )
    .map(({ position }) => position)
  const record = [
    ...repliesIn(whose, period, clocks),
    ...offers.flatMap((sale) =>
      messageOfSale(sale) === undefined ? (offerMessage(sale, clocks) ?? []) : [],
    ),
  ]
  const all = [
    ...record.flatMap((one) => messageFromRecords(world, one)),
    ...[...bought, ...live].flatMap((found) => messageAtPosition(found) ?? []),
  ]
  return all.sort(newestMessageFirst)
}

/** A cursor: the next page starts right after this message. */
export interface MessageCursor {
  at: number
  messageId: string
}

/** Newest first, ties by id. */
export const newestMessageFirst = (a: MessageCursor, b: MessageCursor): number =>
  b.at - a.at || (a.messageId < b.messageId ? 1 : a.messageId > b.messageId ? -1 : 0)
