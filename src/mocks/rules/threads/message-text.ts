import { lineAt } from '../../seed/messages/lines'
import { messageAt } from '../../seed/messages/messages'
import { ODD_LINES, oddAt } from '../../seed/odd-texts'
import { addedAt, type Talk } from './talk'

/** The text of a message at an index. */
export function textAt(talk: Talk, place: number): string {
  const added = addedAt(talk, place)
  if (added) return added.text ?? (added.line === undefined ? '' : lineAt(added.line).text)
  const { line, from } = messageAt(talk.seed, place)
  const odd = talk.isOdd && from === 'fan' ? oddAt(ODD_LINES, place) : undefined
  return odd ?? (line === null ? '' : lineAt(line).text)
}
