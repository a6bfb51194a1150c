import { lineAt } from '../seed/lines'
import { messageAt } from '../seed/messages'
import { addedAt, type Talk } from './talk'

/** The text of a message at its place. */
export function textAt(talk: Talk, place: number): string {
  const added = addedAt(talk, place)
  if (added) return added.text ?? (added.line === undefined ? '' : lineAt(added.line).text)
  const { line } = messageAt(talk.seed, place)
  return line === null ? '' : lineAt(line).text
}
