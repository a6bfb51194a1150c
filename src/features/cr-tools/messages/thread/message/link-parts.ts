/** A part of a text: plain, or a link. */
export interface TextPart {
  /** Its index in the text. */
  at: number
  text: string
  href?: string
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`{}|\\^]+/gi
/**
 * Punctuation that ends the sentence instead of the URL; a closing bracket belongs to the URL only when it
 * has an opening one.
 */
const SENTENCE_END = /[.,;:!?…'"»”’\u3002\uff0c\uff01\uff1f]+$/u

function addressIn(found: string): string {
  let address = found.replace(SENTENCE_END, '')
  while (address.endsWith(')') && !address.includes('('))
    address = address.slice(0, -1).replace(SENTENCE_END, '')
  return address
}

/** Only http and https URLs become links: never `javascript:`, `data:` or app schemes. */
function hrefOf(address: string): string | undefined {
  try {
    const { protocol, href } = new URL(address)
    return protocol === 'http:' || protocol === 'https:' ? href : undefined
  } catch {
    return undefined
  }
}

/** Splits a text into plain parts and links; joined, they equal the text. */
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
