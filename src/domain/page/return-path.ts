import { isLanguage } from '@/config/languages'

import { routeAt, type RouteName } from './routes'

/** Placeholder for our origin, so that addresses can be parsed without a page. */
const PLACEHOLDER_ORIGIN = 'https://here.invalid'

const CONTROL_CHARACTER = /\p{Cc}/u
const BLANK_OR_CONTROL = /[\s\p{Cc}]/u

/** Decodes until nothing changes, so that a doubly encoded slash counts as a slash. */
function fullyDecoded(text: string): string | undefined {
  let current = text
  for (let round = 0; round < 5; round += 1) {
    let next: string
    try {
      next = decodeURIComponent(current)
    } catch {
      return undefined
    }
    if (next === current) return current
    current = next
  }
  return undefined
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''

/** The route of an address on our origin, with or without search and hash. */
export const routeOfAddress = (address: string): RouteName | undefined => routeAt(pathOf(address))

/** A parameter in the search of an address on our origin. */
export const paramOfAddress = (address: string, name: string): string | null =>
  new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(address)?.[1]).get(name)

/**
 * The normalised path, search and hash of an address on our origin; undefined for anything that could lead
 * elsewhere or that parsers could read differently (decisions 14).
 */
export function sameOriginPath(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/') || BLANK_OR_CONTROL.test(address) || address.includes('\\')) return undefined
  const decoded = fullyDecoded(pathOf(address))
  if (decoded === undefined || decoded.includes('\\') || decoded.includes('//') || decoded.includes('/.'))
    return undefined
  if (CONTROL_CHARACTER.test(decoded)) return undefined
  if (!URL.canParse(address, PLACEHOLDER_ORIGIN)) return undefined
  const url = new URL(address, PLACEHOLDER_ORIGIN)
  return url.origin === PLACEHOLDER_ORIGIN ? url.pathname + url.search + url.hash : undefined
}

/** `/{lng}/rest` → the language and the rest; no other first segment is a language (decisions 19). */
export function languagePrefix(address: string): { language: string; rest: string } | undefined {
  const path = pathOf(address)
  const [, first = '', ...rest] = path.split('/')
  return isLanguage(first)
    ? { language: first, rest: `/${rest.join('/')}${address.slice(path.length)}` }
    : undefined
}
