import { lineAt } from '../../seed/messages/lines'
import { messageAt } from '../../seed/messages/messages'
import { ODD_LINES, oddAt } from '../../seed/odd-texts'
import { addedAt, type Conversation } from './conversation'

/** The text of a message at an index. */
export function textAt(conversation: Conversation, position: number): string {
  const added = addedAt(conversation, position)
  if (added) return added.text ?? (added.line === undefined ? '' : lineAt(added.line).text)
  const { line, from } = messageAt(conversation.seed, position)
  const odd = conversation.isOdd && from === 'fan' ? oddAt(ODD_LINES, position) : undefined
  return odd ?? (line === null ? '' : lineAt(line).text)
}
