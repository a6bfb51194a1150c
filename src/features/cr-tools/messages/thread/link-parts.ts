/** A piece of a text: plain, or an address that may be opened. */
export interface TextPart {
  /** Where in the text it begins. */
  at: number
  text: string
  href?: string
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`{}|\\^]+/gi
/** Signs that end the sentence, not the address; a closing bracket belongs to it only where one was opened. */
const SENTENCE_END = /[.,;:!?…'"»”’\u3002\uff0c\uff01\uff1f]+$/u

function addressIn(found: string): string {
  let address = found.replace(SENTENCE_END, '')
  while (address.endsWith(')') && !address.includes('('))
    address = address.slice(0, -1).replace(SENTENCE_END, '')
  return address
}

/** Only addresses of the web are ever opened: never `javascript:`, `data:` or an app's own. */
function hrefOf(address: string): string | undefined {
  try {
    const { protocol, href } = new URL(address)
    return protocol === 'http:' || protocol === 'https:' ? href : undefined
  } catch {
    return undefined
  }
}

/** A text in pieces, its addresses apart. Joined again they are the text, sign by sign. */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = addressIn(found)
    const href = hrefOf(address)
    if (href === undefined) continue
    if (index > from) parts.push({ at: from, text: text.slice(from, index) })
    parts.push({ at: index, text: address, href })
    from = index + address.length
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from) })
  return parts
}
