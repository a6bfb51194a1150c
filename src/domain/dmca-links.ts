import { safeWebAddress } from '@/lib/web-address'

/** Why a pasted line is not reported: no link, one from above (`line`), or one that has a case. */
export type LinkFault = { kind: 'no_link' } | { kind: 'repeated'; line: number } | { kind: 'known' }

/** A pasted line, counted from 1; blank lines count and are left out. */
export interface PastedLine {
  line: number
  text: string
  /** As the browser reads it; undefined for a line that is no link. */
  url: string | undefined
  fault: LinkFault | undefined
}

/** Lists are copied with bullets, numbers and quotes around the links. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^(?:[-*•·]|\d{1,4}[.)])\s+/, '')
    .replace(/^[<"'“]+|[>"'”,;]+$/g, '')

/** `leaks.example/a` is written without its protocol as often as with it. */
function addressOf(text: string): string | undefined {
  const written = bare(text)
  if (/\s/.test(written)) return undefined
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`
  const address = safeWebAddress(whole)
  return address !== undefined && new URL(address).hostname.includes('.') ? address : undefined
}

/** The same page by any of its addresses: fragments name a part of it, and `www.` and a last slash nothing. */
export function sameLink(address: string): string {
  const { hostname, pathname, search } = new URL(address)
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`
}

export const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '')

/** Reads pasted text line by line; `known` are the links that have a case. */
export function pastedLines(text: string, known: readonly string[] = []): PastedLine[] {
  // What a server calls a link may be none.
  const reported = new Set(known.flatMap((url) => (safeWebAddress(url) === undefined ? [] : sameLink(url))))
  const seen = new Map<string, number>()
  return text.split(/\r\n|\r|\n/).flatMap((written, index): PastedLine[] => {
    if (written.trim() === '') return []
    const line = index + 1
    const url = addressOf(written)
    if (url === undefined) return [{ line, text: written.trim(), url, fault: { kind: 'no_link' } }]
    const key = sameLink(url)
    const first = seen.get(key)
    if (first !== undefined)
      return [{ line, text: written.trim(), url, fault: { kind: 'repeated', line: first } }]
    seen.set(key, line)
    return [{ line, text: written.trim(), url, fault: reported.has(key) ? { kind: 'known' } : undefined }]
  })
}
