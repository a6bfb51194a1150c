import { isGivenAway, isVisual, type Media } from '@/domain/vault/media'
import type { Message } from '@/domain/chat/message'
import { isMediaHidden } from '@/services/page/media-blur'

import type { Row } from './rows'

/* Same as the classes of message-line, bubble and media-grid. */
const LINE_PX = 20
const SMALL_LINE_PX = 18
const CHARACTERS_PER_LINE = 56
const PADDING_PX = 16
const MEDIA_PADDING_PX = 8
const WORDS_UNDER_MEDIA_PX = 14
const MEDIA_WIDTH_PX = 332
const GRID_PX = 212
/** Hidden media are no higher than this. */
const COVERED_PX = 200
const VOICE_PX = 48
/** The line under the last message of a group, and the space after it. */
const GROUP_END_PX = 30
const GROUPED_PX = 2
const REVIEW_PX = 24

/** A single picture keeps its aspect ratio, within bounds; several share a box. */
export function mediaShape({ width, height }: Media): number {
  if (!width || !height) return 4 / 3
  return Math.min(1.9, Math.max(0.8, width / height))
}

const linesOf = (text: string): number =>
  text === ''
    ? 0
    : text
        .split('\n')
        .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS_PER_LINE)), 0)

function mediaHeight(media: readonly Media[]): number {
  const pictures = media.filter(isVisual)
  const [first] = pictures
  const voices = (media.length - pictures.length) * VOICE_PX
  if (!first) return voices
  const height = pictures.length > 1 ? GRID_PX : MEDIA_WIDTH_PX / mediaShape(first)
  return (
    voices +
    (pictures.some((picture) => isMediaHidden(picture, true)) ? Math.min(height, COVERED_PX) : height)
  )
}

function textHeight({ text, translation, lockText, price, replyTo, media }: Message, isOwn: boolean): number {
  const translated = translation ? 13 + linesOf(translation.text) * SMALL_LINE_PX : 0
  const locked = lockText ? 4 + SMALL_LINE_PX : 0
  const isMarked = price > 0 || (isOwn && isGivenAway(price, media))
  const paid = isMarked ? (text !== '' || media.length > 0 ? 6 : 0) + SMALL_LINE_PX : 0
  return linesOf(text) * LINE_PX + translated + locked + paid + (replyTo ? 50 : 0)
}

/** Estimates the height of a row before it renders, closely enough that little moves when it is measured. */
export function estimateHeight(row: Row): number {
  if (row.kind === 'day') return 44
  if (row.kind === 'new') return 32
  if (row.kind === 'event') return 36
  const { message, endsGroup } = row
  const words = textHeight(message, row.isOwn)
  const hasMedia = message.media.length > 0
  const inside = hasMedia
    ? MEDIA_PADDING_PX + mediaHeight(message.media) + (words > 0 ? WORDS_UNDER_MEDIA_PX + words : 0)
    : PADDING_PX + words
  const reactions = message.reactions.length > 0 ? 28 : 0
  const review = message.review ? REVIEW_PX + linesOf(message.review.note) * SMALL_LINE_PX : 0
  return Math.round(inside + reactions + review + (endsGroup ? GROUP_END_PX : GROUPED_PX))
}
