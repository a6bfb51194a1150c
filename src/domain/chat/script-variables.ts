/**
 * Prepared texts with `{name}` and `{name|or else}` (screens S11). A backslash escapes a brace, a bar or a
 * backslash. Parsed once: braces inside a value stay.
 */
export type ScriptPart =
  | { kind: 'text'; text: string }
  /** `orElse`: the fallback for a missing value; null without one. */
  | { kind: 'variable'; name: string; orElse: string | null }

const VARIABLE_NAME = /^[\p{L}\p{N}_-]{1,40}$/u
/** An escaped character; or braces: the text before the first bar, and the text behind it. */
const TOKEN =
  /\\[{}|\\]|\{((?:\\[{}|\\]|\\(?![{}|\\])|[^{}|\\])*)(?:\|((?:\\[{}|\\]|\\(?![{}|\\])|[^{}\\])*))?\}/gu

/** Takes the escapes out again. */
export const unescapeScript = (text: string): string => text.replaceAll(/\\([{}|\\])/g, '$1')

/** Parses a prepared text; adjacent text is one part. Incomplete variables are text. */
export function parseScript(text: string): ScriptPart[] {
  const parts: ScriptPart[] = []
  let [words, from] = ['', 0]
  const flush = () => {
    if (words !== '') parts.push({ kind: 'text', text: words })
    words = ''
  }
  for (const { 0: found, 1: inside = '', 2: orElse, index } of text.matchAll(TOKEN)) {
    words += text.slice(from, index)
    from = index + found.length
    const name = unescapeScript(inside).trim()
    if (VARIABLE_NAME.test(name)) {
      flush()
      parts.push({ kind: 'variable', name, orElse: orElse === undefined ? null : unescapeScript(orElse) })
    } else words += unescapeScript(found)
  }
  words += text.slice(from)
  flush()
  return parts
}

/** Escapes a message so that it parses to the same text. */
export const escapeScript = (text: string): string => text.replaceAll(/[{}|\\]/g, String.raw`\$&`)

const valueOf = (values: ReadonlyMap<string, string>, name: string): string | undefined =>
  values.get(name.toLowerCase())?.trim() || undefined

/** Distinct variables without a value and a fallback, in order of appearance. */
export function missingVariables(text: string, values: ReadonlyMap<string, string>): string[] {
  const names = parseScript(text).flatMap((part) =>
    part.kind === 'variable' && part.orElse === null && valueOf(values, part.name) === undefined
      ? [part.name]
      : [],
  )
  return [...new Set(names)]
}

/** Known for every fan; anything else may be missing for some. */
const ALWAYS_KNOWN_VARIABLES = new Map(
  ['name', 'nickname', 'username', 'creator'].map((name) => [name, name]),
)
const SOMETIMES_KNOWN_VARIABLES = ['country']

/** Variables that some fans would read in braces, because they have no fallback (screens S12). */
export const variablesUnfilledForSome = (text: string): string[] =>
  missingVariables(text, ALWAYS_KNOWN_VARIABLES)

/** The fallback for fans without a value; `isNeverKnown`: used for all fans. */
export interface VariableFallback {
  name: string
  orElse: string
  isNeverKnown: boolean
}

/** Distinct fallbacks that some fans read instead of a value, in order. */
export function fallbacksForMany(texts: readonly string[]): VariableFallback[] {
  const found = texts.flatMap(parseScript).flatMap((part) =>
    part.kind === 'variable' && part.orElse !== null && !ALWAYS_KNOWN_VARIABLES.has(part.name.toLowerCase())
      ? [
          {
            name: part.name,
            orElse: part.orElse,
            isNeverKnown: !SOMETIMES_KNOWN_VARIABLES.includes(part.name.toLowerCase()),
          },
        ]
      : [],
  )
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}

/** The text to send. Values are keyed by lower-case name; a missing one keeps its placeholder. */
export const fillScript = (text: string, values: ReadonlyMap<string, string>): string =>
  parseScript(text)
    .map((part) =>
      part.kind === 'text' ? part.text : (valueOf(values, part.name) ?? part.orElse ?? `{${part.name}}`),
    )
    .join('')

interface NamedUser {
  nickname?: string | null | undefined
  displayName?: string | null | undefined
  username: string
}

interface ScriptContext {
  fan?: NamedUser | null | undefined
  /** The country's name, not its code. */
  country?: string | undefined
  creator?: string | null | undefined
}

/** First name for a message: the first word with two letters or more, else the whole name. */
const firstName = (displayName: string): string =>
  displayName.split(/\s+/).find((word) => /\p{L}.*\p{L}/u.test(word) && !word.endsWith('.')) ?? displayName

/**
 * Values of a fan and the creator by variable name, for direct and mass messages (screens S11, screens S12).
 */
export function fanValues({ fan, country, creator }: ScriptContext): ReadonlyMap<string, string> {
  const name = fan?.nickname || firstName(fan?.displayName ?? '') || fan?.username
  const values = { name, nickname: name, username: fan?.username, country, creator }
  return new Map(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value] as const] : [])))
}
