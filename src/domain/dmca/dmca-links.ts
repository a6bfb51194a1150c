import { parseWebUrl } from '@/lib/text/web-address'

/**
 * Why a pasted line is not reported: no link, a repetition of line `line`, or a link with a case that is not withdrawn.
 */
export type LinkFault = { kind: 'no_link' } | { kind: 'repeated'; line: number } | { kind: 'known' }

/** A pasted line, counted from 1; blank lines count but are omitted. */
export interface PastedLink {
  line: number
  text: string
  /** As the browser parses it; undefined for a line that is not a link. */
  url: string | undefined
  fault: LinkFault | undefined
}

/** Copied lists have bullets, numbers and quotes around the links. */
const stripListMarks = (text: string): string =>
  text
    .trim()
    .replace(/^(?:[-*•·]|\d{1,4}[.)])\s+/, '')
    .replace(/^[<"'“]+|[>"'”,;]+$/g, '')

/** `leaks.example/a` is often written without its protocol. */
function parsePastedAddress(text: string): string | undefined {
  const written = stripListMarks(text)
  if (/\s/.test(written)) return undefined
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`
  const address = parseWebUrl(whole)
  return address !== undefined && new URL(address).hostname.includes('.') ? address : undefined
}

/** Key that is equal for all addresses of a page: ignores fragment, `www.` and trailing slash. */
export function linkKey(address: string): string {
  const { host, pathname, search } = new URL(address)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`
}

export const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '')

/** Parses pasted text line by line; `known` are the links with such a case. */
export function parsePastedLinks(text: string, known: readonly string[] = []): PastedLink[] {
  // A server may send links that do not parse.
  const reported = new Set(known.flatMap((url) => (parseWebUrl(url) === undefined ? [] : linkKey(url))))
  const seen = new Map<string, number>()
  return text.split(/\r\n|\r|\n/).flatMap((written, index): PastedLink[] => {
    if (written.trim() === '') return []
    const line = index + 1
    const url = parsePastedAddress(written)
    if (url === undefined) return [{ line, text: written.trim(), url, fault: { kind: 'no_link' } }]
    const key = linkKey(url)
    const first = seen.get(key)
    if (first !== undefined)
      return [{ line, text: written.trim(), url, fault: { kind: 'repeated', line: first } }]
    seen.set(key, line)
    return [{ line, text: written.trim(), url, fault: reported.has(key) ? { kind: 'known' } : undefined }]
  })
}
