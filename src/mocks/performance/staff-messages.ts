import { anchorOf } from '../anchor'
import { channelIdAt } from '../seed/channels'
import { CREATORS, type SeedCreator } from '../seed/creators'
import { lineAt } from '../seed/lines'
import { type Clocks, offerSaid, type Said, TURN_SPREAD_MS, turnSaid } from '../seed/said'
import { STAFF } from '../seed/staff'
import { idAt } from '../threads/talk'
import { textAt } from '../threads/words'
import type { World } from '../world'
import { liveMessages } from './live-work'
import { messageOfSale, offersIn } from './sales-in'
import type { Period } from './scope'
import { spotOf } from './spot'
import { eachTurn } from './turns-in'
import { replySeconds, type Spot, type Written, writtenAt } from './written'

/** A staff message to a fan that chatter figures count. */
export interface StaffMessage extends Written {
  messageId: string
  channelId: string
  creator: SeedCreator
  /** Index of the conversation. */
  place: number
  at: number
  /** How long the fan waited; null where it answers nothing. */
  replySeconds: number | null
  text: string
}

/** Whose messages to read; without people, everyone's. */
export interface Whose {
  creators: readonly SeedCreator[]
  people: ReadonlySet<string> | undefined
}

function ofSpot(spot: Spot): StaffMessage | undefined {
  const { talk, place, at } = spot
  const written = writtenAt(spot)
  return (
    written && {
      ...written,
      messageId: idAt(talk, place),
      channelId: talk.channelId,
      creator: talk.creator,
      place: talk.seed.index,
      at,
      replySeconds: replySeconds(spot),
      text: textAt(talk, place),
    }
  )
}

function ofSaid(world: World, said: Said): StaffMessage[] {
  const { messageId, creatorIndex, place, by, line, media, price, at } = said
  const creator = CREATORS[creatorIndex]
  if (!creator || by === null) return []
  const channelId = channelIdAt(creatorIndex, place)
  const unsentAt = world.state.threads.channels[channelId]?.changes[messageId]?.unsentAt ?? null
  const { boughtAt, isRefunded, replySeconds: waited } = said
  const written = { userId: by, mediaCount: media.length, price, boughtAt, isRefunded, unsentAt }
  const { text } = lineAt(line)
  return [{ ...written, messageId, channelId, creator, place, at, replySeconds: waited, text }]
}

/** Replies to fans. */
function answersIn({ creators, people }: Whose, { from, to }: Period, { anchor }: Clocks): Said[] {
  const isCreator = CREATORS.map((creator) => creators.some(({ index }) => index === creator.index))
  const isMeant = STAFF.map(({ userId }) => people?.has(userId) ?? true)
  const found: Said[] = []
  eachTurn(from - TURN_SPREAD_MS, to, ({ turns, day, place }) => {
    if (!isCreator[turns.creator[place] ?? 0] || !isMeant[turns.staff[place] ?? 0]) return
    for (const said of turnSaid(day, turns, place, anchor))
      if (said.by !== null && said.at >= from && said.at < to) found.push(said)
  })
  return found
}

/** Messages that the figures of a period count, newest first. */
export function staffMessages(world: World, whose: Whose, period: Period): StaffMessage[] {
  const { creators, people } = whose
  const clocks = { anchor: anchorOf(world), now: world.now() }
  const isMeant = (userId: string | null): boolean => userId !== null && (people?.has(userId) ?? true)
  const offers = offersIn(world, creators, period.from, period.to).filter(({ by }) => isMeant(by.sender))
  const bought = offers.flatMap((sale) => {
    const messageId = messageOfSale(sale)
    const spot = messageId === undefined ? undefined : spotOf(world, messageId)
    return spot ?? []
  })
  const live = liveMessages(world)
    .filter(
      ({ at, userId, creatorIndex }) =>
        at >= period.from &&
        at < period.to &&
        isMeant(userId) &&
        creators.some(({ index }) => index === creatorIndex),
    )
    .map(({ spot }) => spot)
  const said = [
    ...answersIn(whose, period, clocks),
    ...offers.flatMap((sale) => (messageOfSale(sale) === undefined ? (offerSaid(sale, clocks) ?? []) : [])),
  ]
  const all = [
    ...said.flatMap((one) => ofSaid(world, one)),
    ...[...bought, ...live].flatMap((spot) => ofSpot(spot) ?? []),
  ]
  return all.sort(newestFirst)
}

/** A cursor: the next page starts right after this message. */
export interface After {
  at: number
  messageId: string
}

/** Newest first, ties by id. */
export const newestFirst = (one: After, other: After): number =>
  other.at - one.at || (one.messageId < other.messageId ? 1 : one.messageId > other.messageId ? -1 : 0)
