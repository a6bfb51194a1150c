/** The URL of a web page as the browser parses it; undefined for other protocols and invalid text. */
export function parseWebUrl(text: string): string | undefined {
  const url = URL.parse(text.trim())
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : undefined
}
