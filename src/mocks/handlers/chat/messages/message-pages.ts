import type { ParsedRequestOf } from '@/api/call'
import type { listMessages } from '@/api/calls/chat/messages'
import { foldText } from '@/lib/text/fold-text'

import { notFound } from '../../../rules/base/refusal'
import { fanLineIndices, lineAt, staffLineIndices } from '../../../seed/messages/lines'
import { fanLanguage, messageAt } from '../../../seed/messages/messages'
import {
  positionsAfter,
  positionsAround,
  positionsBefore,
  positionsFrom,
} from '../../../rules/threads/message-positions'
import { rowLimit } from '../../../rules/base/paging'
import { runInSlices } from '../../../rules/base/slices'
import {
  addedAt,
  messageCountOf,
  idAt,
  positionOf,
  type Conversation,
} from '../../../rules/threads/conversation'
import { textAt } from '../../../rules/threads/message-text'

type ListMessagesRequest = ParsedRequestOf<typeof listMessages>

export interface MessagePage {
  positions: number[]
  hasBefore: boolean
  hasAfter: boolean
}

function positionIn(conversation: Conversation, messageId: string): number {
  const position = positionOf(conversation, messageId)
  if (position === -1) throw notFound()
  return position
}

/** Seeded lines that match the search; without any the conversation need not be scanned. */
function linesMatching({ seed }: Conversation, query: string): ReadonlySet<number> {
  const spoken = ['en', fanLanguage(seed.fanIndex)]
  const lines = spoken.flatMap((language) => [...fanLineIndices(language), ...staffLineIndices(language)])
  return new Set(lines.filter((lineIndex) => foldText(lineAt(lineIndex).text).includes(query)))
}

function messageTest(
  conversation: Conversation,
  lines: ReadonlySet<number>,
  query: string,
): (position: number) => boolean {
  const changes = conversation.change?.changes ?? {}
  const isShown = (position: number) => changes[idAt(conversation, position)]?.unsentAt === undefined
  return (position) => {
    if (addedAt(conversation, position))
      return foldText(textAt(conversation, position)).includes(query) && isShown(position)
    if (lines.size === 0) return false
    const { line, isUnsent } = messageAt(conversation.seed, position)
    return line !== null && lines.has(line) && !isUnsent && isShown(position)
  }
}

/** Matching messages: backwards from an anchor or the newest; with `after` forwards. */
async function matchingMessages(
  conversation: Conversation,
  body: ListMessagesRequest,
  query: string,
  limit: number,
): Promise<MessagePage> {
  const anchor = body.after ?? body.before
  const isForward = body.after !== undefined
  const lines = linesMatching(conversation, query)
  const has = messageTest(conversation, lines, query)
  const start = anchor === undefined ? messageCountOf(conversation) : positionIn(conversation, anchor)
  const all = positionsFrom(conversation, start, isForward, lines.size > 0)
  const positions: number[] = []
  await runInSlices(Infinity, () => {
    const { value, done } = all.next()
    if (done) return false
    if (has(value)) positions.push(value)
    return positions.length <= limit
  })
  const isMore = positions.length > limit
  const part = positions.slice(0, limit)
  if (isForward) return { positions: part, hasBefore: true, hasAfter: isMore }
  return { positions: part.toReversed(), hasBefore: isMore, hasAfter: anchor !== undefined }
}

/** Indices of part of a conversation, oldest first. */
export async function messagePage(
  conversation: Conversation,
  body: ListMessagesRequest,
): Promise<MessagePage> {
  const limit = rowLimit(body.limit)
  const query = foldText(body.query?.trim() ?? '')
  if (query !== '') return matchingMessages(conversation, body, query, limit)
  if (body.after !== undefined) {
    const { positions, isMore } = positionsAfter(conversation, positionIn(conversation, body.after), limit)
    return { positions, hasBefore: true, hasAfter: isMore }
  }
  if (body.before === undefined && body.around !== undefined) {
    const { positions, isMore, isMoreAfter } = positionsAround(
      conversation,
      positionIn(conversation, body.around),
      limit,
    )
    return { positions, hasBefore: isMore, hasAfter: isMoreAfter }
  }
  const isNewest = body.before === undefined
  const { positions, isMore } = positionsBefore(
    conversation,
    isNewest ? messageCountOf(conversation) : positionIn(conversation, body.before ?? ''),
    limit,
  )
  return { positions, hasBefore: isMore, hasAfter: !isNewest }
}
