/**
 * Prepared texts with `{name}` and `{name|or else}` (screens S11). A backslash takes the meaning from a brace, a bar or
 * a backslash. Parsed once: braces inside a value stay as they are.
 */
export type ScriptPart =
  | { kind: 'text'; text: string }
  /** `orElse`: the fallback for a missing value; null without one. */
  | { kind: 'variable'; name: string; orElse: string | null }

const NAME = /^[\p{L}\p{N}_-]{1,40}$/u
const SIGN = /^[{}|\\]$/

/** One sign of a text, and whether a backslash took its meaning. */
interface Sign {
  char: string
  isPlain: boolean
}

function signsOf(text: string): Sign[] {
  const chars = [...text]
  const signs: Sign[] = []
  for (let at = 0; at < chars.length; at += 1) {
    const [char = '', next = ''] = [chars[at], chars[at + 1]]
    const isEscape = char === '\\' && SIGN.test(next)
    signs.push(
      isEscape ? { char: next, isPlain: true } : { char, isPlain: !SIGN.test(char) || char === '\\' },
    )
    if (isEscape) at += 1
  }
  return signs
}

const wordsOf = (signs: readonly Sign[]): string => signs.map(({ char }) => char).join('')
const isMark = (sign: Sign | undefined, char: string): boolean => sign?.char === char && !sign.isPlain

/** The variable that starts at a brace, and where it ends; nothing where the brace is only a brace. */
function variableAt(signs: readonly Sign[], start: number): { part: ScriptPart; end: number } | undefined {
  const end = signs.findIndex((sign, at) => at > start && isMark(sign, '}'))
  if (end < 0) return undefined
  const inside = signs.slice(start + 1, end)
  if (inside.some((sign) => isMark(sign, '{'))) return undefined
  const bar = inside.findIndex((sign) => isMark(sign, '|'))
  const name = wordsOf(bar < 0 ? inside : inside.slice(0, bar)).trim()
  if (!NAME.test(name)) return undefined
  const orElse = bar < 0 ? null : wordsOf(inside.slice(bar + 1))
  return { part: { kind: 'variable', name, orElse }, end }
}

/** A prepared text in its parts; neighbouring words are one part. What is no whole variable is text. */
export function parseScript(text: string): ScriptPart[] {
  const signs = signsOf(text)
  const parts: ScriptPart[] = []
  let words = ''
  const flush = () => {
    if (words !== '') parts.push({ kind: 'text', text: words })
    words = ''
  }
  for (let at = 0; at < signs.length; at += 1) {
    const found = isMark(signs[at], '{') ? variableAt(signs, at) : undefined
    if (found) {
      flush()
      parts.push(found.part)
      at = found.end
    } else words += signs[at]?.char ?? ''
  }
  flush()
  return parts
}

const escaped = (text: string): string => text.replaceAll(/[{}|\\]/g, String.raw`\$&`)

/** A message as a prepared text that says the same: braces in it stay braces. */
export const asScript = (text: string): string => escaped(text)

const valueOf = (values: ReadonlyMap<string, string>, name: string): string | undefined =>
  values.get(name.toLowerCase())?.trim() || undefined

/** The variables without a value and without a fallback, each once, in order of appearance. */
export function missingVariables(text: string, values: ReadonlyMap<string, string>): string[] {
  const names = parseScript(text).flatMap((part) =>
    part.kind === 'variable' && part.orElse === null && valueOf(values, part.name) === undefined
      ? [part.name]
      : [],
  )
  return [...new Set(names)]
}

/** What is known of every fan; of many, some may lack anything else. */
const ALWAYS_KNOWN = new Map(['name', 'nickname', 'username', 'creator'].map((name) => [name, name]))
const KNOWN_OF_SOME = ['country']

/** The variables that some fans would read in braces, because they have no fallback (screens S12). */
export const unfilledForMany = (text: string): string[] => missingVariables(text, ALWAYS_KNOWN)

/** What is written to whom a variable is not known of; `isNeverKnown`: to everybody. */
export interface StandIn {
  name: string
  orElse: string
  isNeverKnown: boolean
}

/** What some of many fans read instead of a value, each once, in the order they come. */
export function standInsForMany(texts: readonly string[]): StandIn[] {
  const found = texts.flatMap(parseScript).flatMap((part) =>
    part.kind === 'variable' && part.orElse !== null && !ALWAYS_KNOWN.has(part.name.toLowerCase())
      ? [
          {
            name: part.name,
            orElse: part.orElse,
            isNeverKnown: !KNOWN_OF_SOME.includes(part.name.toLowerCase()),
          },
        ]
      : [],
  )
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}

/** The text as it is sent. Values are looked up by name in small letters; a missing one leaves its place as it was written. */
export const fillScript = (text: string, values: ReadonlyMap<string, string>): string =>
  parseScript(text)
    .map((part) =>
      part.kind === 'text' ? part.text : (valueOf(values, part.name) ?? part.orElse ?? `{${part.name}}`),
    )
    .join('')

interface Named {
  nickname?: string | null | undefined
  displayName?: string | null | undefined
  username: string
}

interface Known {
  fan?: Named | null | undefined
  /** Its name, not its code. */
  country?: string | undefined
  creator?: string | null | undefined
}

/** What a person is called in a message: the first word of at least two letters, else the name as it is. */
const firstName = (displayName: string): string =>
  displayName.split(/\s+/).find((word) => /\p{L}.*\p{L}/u.test(word) && !word.endsWith('.')) ?? displayName

/** Values of a fan and the creator by variable name, for direct (screens S11) and mass messages (S12). */
export function fanValues({ fan, country, creator }: Known): ReadonlyMap<string, string> {
  const name = fan?.nickname || firstName(fan?.displayName ?? '') || fan?.username
  const values = { name, nickname: name, username: fan?.username, country, creator }
  return new Map(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value] as const] : [])))
}
