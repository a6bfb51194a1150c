/** Part of a line, plain or strong. `at`: its position in the line. */
export interface LightMarkupText {
  at: number
  text: string
  isStrong: boolean
}

/** `at`: its line number in the text. */
export interface LightMarkupLine {
  at: number
  texts: readonly LightMarkupText[]
}

/** Lines of one paragraph, or entries of one list. */
export interface LightMarkupBlock {
  at: number
  kind: 'lines' | 'list'
  lines: readonly LightMarkupLine[]
}

const BULLET = /^\s*[-•*]\s+/
/** Between asterisks without inner spaces, as people write in chats. */
const STRONG = /(?<![\p{L}\p{N}*])\*(?!\s)([^*\n]+?)(?<!\s)\*(?![\p{L}\p{N}*])/gu

function parseLine(line: string): LightMarkupText[] {
  const texts: LightMarkupText[] = []
  let from = 0
  for (const { 0: found, 1: inside = '', index } of line.matchAll(STRONG)) {
    if (index > from) texts.push({ at: from, text: line.slice(from, index), isStrong: false })
    texts.push({ at: index, text: inside, isStrong: true })
    from = index + found.length
  }
  if (from < line.length) texts.push({ at: from, text: line.slice(from), isStrong: false })
  return texts
}

/**
 * Parses a text into blocks: an empty line ends a paragraph, `- ` starts an entry, `*strong*` is strong.
 * Never HTML.
 */
export function parseLightMarkup(text: string): LightMarkupBlock[] {
  const blocks: { at: number; kind: LightMarkupBlock['kind']; lines: LightMarkupLine[] }[] = []
  let isNew = true
  for (const [at, line] of text.replaceAll('\r\n', '\n').trim().split('\n').entries()) {
    if (line.trim() === '') {
      isNew = true
      continue
    }
    const kind = BULLET.test(line) ? 'list' : 'lines'
    const last = blocks.at(-1)
    const read = { at, texts: parseLine(line.replace(BULLET, '')) }
    if (!last || isNew || last.kind !== kind) blocks.push({ at, kind, lines: [read] })
    else last.lines.push(read)
    isNew = false
  }
  return blocks
}
