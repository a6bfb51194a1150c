/** Replaces `from` to `to`, then selects what the person works on. */
export interface TextEdit {
  from: number
  to: number
  insert: string
  select: readonly [start: number, end: number]
}

const BULLET = /^\s*[-•*]\s+/

/** The range without blanks at its ends: strong text has none inside its asterisks. */
function trimmed(text: string, start: number, end: number): [number, number] {
  const inside = text.slice(start, end)
  if (inside.trim() === '') return [end, end]
  return [start + inside.length - inside.trimStart().length, end - (inside.length - inside.trimEnd().length)]
}

const strongLine = (line: string): string => {
  const [prefix = ''] = BULLET.exec(line) ?? []
  const words = line.slice(prefix.length)
  return words.trim() === '' ? line : `${prefix}*${words.trim()}*`
}

/** Makes the selected words strong, or plain again. Strong text never crosses lines, so each line gets its own. */
export function toggleStrong(text: string, selectionStart: number, selectionEnd: number): TextEdit {
  const [start, end] = trimmed(text, selectionStart, selectionEnd)
  const words = text.slice(start, end)
  if (words.includes('\n')) {
    const insert = words.split('\n').map(strongLine).join('\n')
    return { from: start, to: end, insert, select: [start, start + insert.length] }
  }
  if (text[start - 1] === '*' && text[end] === '*')
    return { from: start - 1, to: end + 1, insert: words, select: [start - 1, end - 1] }
  if (words.length > 2 && words.startsWith('*') && words.endsWith('*'))
    return { from: start, to: end, insert: words.slice(1, -1), select: [start, end - 2] }
  return { from: start, to: end, insert: `*${words}*`, select: [start + 1, end + 1] }
}

/** Makes the selected lines entries of a list, or plain again. */
export function toggleList(text: string, selectionStart: number, selectionEnd: number): TextEdit {
  const from = text.lastIndexOf('\n', selectionStart - 1) + 1
  const next = text.indexOf('\n', selectionEnd)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const isList = filled.length > 0 && filled.every((line) => BULLET.test(line))
  const isAlone = lines.length === 1
  const changed = lines.map((line) => {
    if (isList) return line.replace(BULLET, '')
    return BULLET.test(line) || (line.trim() === '' && !isAlone) ? line : `- ${line}`
  })
  const insert = changed.join('\n')
  const end = from + insert.length
  return { from, to, insert, select: isAlone ? [end, end] : [from, end] }
}
