import type { ParsedRequestOf } from '@/api/call'
import type { listMessages } from '@/api/calls/messages'

import { missing } from '../refusal'
import { fanLinePlaces, lineAt, staffLinePlaces } from '../seed/lines'
import { fanLanguage, messageAt } from '../seed/messages'
import { after, around, before, placesFrom } from './places'
import { inSlices } from './slices'
import { addedAt, countOf, idAt, placeOf, type Talk } from './talk'
import { textAt } from './words'

type Body = ParsedRequestOf<typeof listMessages>

const MOST = 200

export interface Part {
  places: number[]
  hasBefore: boolean
  hasAfter: boolean
}

function placeIn(talk: Talk, messageId: string): number {
  const place = placeOf(talk, messageId)
  if (place === -1) throw missing()
  return place
}

/** Seeded lines that match the search; without any the conversation need not be scanned. */
function linesWith({ seed }: Talk, words: string): ReadonlySet<number> {
  const spoken = ['en', fanLanguage(seed.fanIndex)]
  const lines = spoken.flatMap((language) => [...fanLinePlaces(language), ...staffLinePlaces(language)])
  return new Set(lines.filter((place) => lineAt(place).text.toLowerCase().includes(words)))
}

function finder(talk: Talk, lines: ReadonlySet<number>, words: string): (place: number) => boolean {
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
async function found(talk: Talk, body: Body, words: string, limit: number): Promise<Part> {
  const anchor = body.after ?? body.before
  const isForward = body.after !== undefined
  const lines = linesWith(talk, words)
  const has = finder(talk, lines, words)
  const start = anchor === undefined ? countOf(talk) : placeIn(talk, anchor)
  const all = placesFrom(talk, start, isForward, lines.size > 0)
  const places: number[] = []
  await inSlices(Infinity, () => {
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
export async function partOf(talk: Talk, body: Body): Promise<Part> {
  const limit = Math.min(Math.max(1, Math.floor(body.limit)), MOST)
  const words = body.query?.trim().toLowerCase() ?? ''
  if (words !== '') return found(talk, body, words, limit)
  if (body.after !== undefined) {
    const { places, isMore } = after(talk, placeIn(talk, body.after), limit)
    return { places, hasBefore: true, hasAfter: isMore }
  }
  if (body.before === undefined && body.around !== undefined) {
    const { places, isMore, isMoreAfter } = around(talk, placeIn(talk, body.around), limit)
    return { places, hasBefore: isMore, hasAfter: isMoreAfter }
  }
  const isNewest = body.before === undefined
  const { places, isMore } = before(talk, isNewest ? countOf(talk) : placeIn(talk, body.before ?? ''), limit)
  return { places, hasBefore: isMore, hasAfter: !isNewest }
}
