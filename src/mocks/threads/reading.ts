import type { ParsedRequestOf } from '@/api/call'
import type { listMessages } from '@/api/calls/messages'

import { missing } from '../refusal'
import { lineAt, LINES } from '../seed/lines'
import { messageAt } from '../seed/messages'
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

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step)

function bounds(talk: Talk, { before, after, around }: Body, limit: number): [from: number, to: number] {
  const count = countOf(talk)
  if (before !== undefined) {
    const to = placeIn(talk, before)
    return [Math.max(0, to - limit), to]
  }
  if (after !== undefined) {
    const from = placeIn(talk, after) + 1
    return [from, Math.min(count, from + limit)]
  }
  if (around === undefined) return [Math.max(0, count - limit), count]
  const middle = placeIn(talk, around)
  const from = Math.max(0, Math.min(middle - Math.floor(limit / 2), count - limit))
  return [from, Math.min(count, from + limit)]
}

/** Which lines of the seed have the words; a conversation of them need not be read when none has. */
const linesWith = (words: string): ReadonlySet<number> =>
  new Set(LINES.flatMap((_, place) => (lineAt(place).text.toLowerCase().includes(words) ? [place] : [])))

function finder(talk: Talk, words: string): (place: number) => boolean {
  const lines = linesWith(words)
  const changes = talk.change?.changes ?? {}
  const stands = (place: number) => changes[idAt(talk, place)]?.unsentAt === undefined
  return (place) => {
    if (addedAt(talk, place)) return textAt(talk, place).toLowerCase().includes(words) && stands(place)
    if (lines.size === 0) return false
    const { line, isUnsent } = messageAt(talk.seed, place)
    return line !== null && lines.has(line) && !isUnsent && stands(place)
  }
}

/** Messages with the words: back from an anchor, or from the newest; with `after` onwards from it. */
async function found(talk: Talk, body: Body, words: string, limit: number): Promise<Part> {
  const { before, after } = body
  const count = countOf(talk)
  const isForward = after !== undefined
  const start = isForward ? placeIn(talk, after) + 1 : before === undefined ? count : placeIn(talk, before)
  const has = finder(talk, words)
  const places: number[] = []
  await inSlices(isForward ? count - start : start, (step) => {
    const place = isForward ? start + step : start - 1 - step
    if (has(place)) places.push(place)
    return places.length <= limit
  })
  const isMore = places.length > limit
  const part = places.slice(0, limit)
  if (isForward) return { places: part, hasBefore: true, hasAfter: isMore }
  return { places: part.toReversed(), hasBefore: isMore, hasAfter: before !== undefined }
}

/** The places of a part of a conversation, oldest first. */
export async function partOf(talk: Talk, body: Body): Promise<Part> {
  const limit = Math.min(Math.max(1, Math.floor(body.limit)), MOST)
  const words = body.query?.trim().toLowerCase() ?? ''
  if (words !== '') return found(talk, body, words, limit)
  const [from, to] = bounds(talk, body, limit)
  return { places: range(from, to), hasBefore: from > 0, hasAfter: to < countOf(talk) }
}
