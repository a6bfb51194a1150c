import type { ParsedRequestOf } from '@/api/call'
import type { listMessages } from '@/api/calls/chat/messages'

import { notFound } from '../../rules/base/refusal'
import { fanLineIndices, lineAt, staffLineIndices } from '../../seed/messages/lines'
import { fanLanguage, messageAt } from '../../seed/messages/messages'
import {
  positionsAfter,
  positionsAround,
  positionsBefore,
  positionsFrom,
} from '../../rules/threads/message-positions'
import { runInSlices } from '../../rules/base/slices'
import { addedAt, messageCountOf, idAt, positionOf, type Talk } from '../../rules/threads/talk'
import { textAt } from '../../rules/threads/message-text'

type ListMessagesRequest = ParsedRequestOf<typeof listMessages>

const MAX_MESSAGES = 200

export interface MessagePage {
  places: number[]
  hasBefore: boolean
  hasAfter: boolean
}

function positionIn(talk: Talk, messageId: string): number {
  const place = positionOf(talk, messageId)
  if (place === -1) throw notFound()
  return place
}

/** Seeded lines that match the search; without any the conversation need not be scanned. */
function linesMatching({ seed }: Talk, words: string): ReadonlySet<number> {
  const spoken = ['en', fanLanguage(seed.fanIndex)]
  const lines = spoken.flatMap((language) => [...fanLineIndices(language), ...staffLineIndices(language)])
  return new Set(lines.filter((place) => lineAt(place).text.toLowerCase().includes(words)))
}

function messageTest(talk: Talk, lines: ReadonlySet<number>, words: string): (place: number) => boolean {
  const changes = talk.change?.changes ?? {}
  const stands = (place: number) => changes[idAt(talk, place)]?.unsentAt === undefined
  return (place) => {
    if (addedAt(talk, place)) return textAt(talk, place).toLowerCase().includes(words) && stands(place)
    if (lines.size === 0) return false
    const { line, isUnsent } = messageAt(talk.seed, place)
    return line !== null && lines.has(line) && !isUnsent && stands(place)
  }
}

/** Matching messages: backwards from an anchor or the newest; with `after` forwards. */
async function matchingMessages(
  talk: Talk,
  body: ListMessagesRequest,
  words: string,
  limit: number,
): Promise<MessagePage> {
  const anchor = body.after ?? body.before
  const isForward = body.after !== undefined
  const lines = linesMatching(talk, words)
  const has = messageTest(talk, lines, words)
  const start = anchor === undefined ? messageCountOf(talk) : positionIn(talk, anchor)
  const all = positionsFrom(talk, start, isForward, lines.size > 0)
  const places: number[] = []
  await runInSlices(Infinity, () => {
    const { value, done } = all.next()
    if (done) return false
    if (has(value)) places.push(value)
    return places.length <= limit
  })
  const isMore = places.length > limit
  const part = places.slice(0, limit)
  if (isForward) return { places: part, hasBefore: true, hasAfter: isMore }
  return { places: part.toReversed(), hasBefore: isMore, hasAfter: anchor !== undefined }
}

/** Indices of part of a conversation, oldest first. */
export async function messagePage(talk: Talk, body: ListMessagesRequest): Promise<MessagePage> {
  const limit = Math.min(Math.max(1, Math.floor(body.limit)), MAX_MESSAGES)
  const words = body.query?.trim().toLowerCase() ?? ''
  if (words !== '') return matchingMessages(talk, body, words, limit)
  if (body.after !== undefined) {
    const { positions, isMore } = positionsAfter(talk, positionIn(talk, body.after), limit)
    return { places: positions, hasBefore: true, hasAfter: isMore }
  }
  if (body.before === undefined && body.around !== undefined) {
    const { positions, isMore, isMoreAfter } = positionsAround(talk, positionIn(talk, body.around), limit)
    return { places: positions, hasBefore: isMore, hasAfter: isMoreAfter }
  }
  const isNewest = body.before === undefined
  const { positions, isMore } = positionsBefore(
    talk,
    isNewest ? messageCountOf(talk) : positionIn(talk, body.before ?? ''),
    limit,
  )
  return { places: positions, hasBefore: isMore, hasAfter: !isNewest }
}
