/** The address of a page on the web, as the browser reads it; undefined for other protocols and for no address. */
export function safeWebAddress(text: string): string | undefined {
  const url = URL.parse(text.trim())
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : undefined
}
