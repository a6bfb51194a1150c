/** The value of a JSON text; undefined when it is missing or cannot be parsed. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
