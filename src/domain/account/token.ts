import { ACCESS_TOKEN_FRESH_FOR_MS } from '@/config/constants'
import { decodeJwt } from '@/lib/jwt'

/** The claims the console reads. Each is undefined when missing or of the wrong type. */
export interface Claims {
  /** Seconds since 1970. */
  exp: number | undefined
  /** Seconds since 1970. */
  iat: number | undefined
  iss: string | undefined
  sub: string | undefined
  /** Account status; null counts as missing (decisions 6). */
  ast: unknown
  aut: string | undefined
}

const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Every call checks its token, so we cache the claims of the few in use. */
const CLAIMS_CACHE_SIZE = 16
const claimsCache = new Map<string, Claims | undefined>()

/** The claims of a token; undefined for an unreadable token (decisions 1). */
export function readClaims(token: unknown): Claims | undefined {
  if (typeof token !== 'string') return undefined
  if (claimsCache.has(token)) return claimsCache.get(token)
  if (claimsCache.size >= CLAIMS_CACHE_SIZE) claimsCache.clear()
  const claims = toClaims(decodeJwt(token))
  claimsCache.set(token, claims)
  return claims
}

function toClaims(raw: Record<string, unknown> | undefined): Claims | undefined {
  if (!raw) return undefined
  return {
    exp: asNumber(raw.exp),
    iat: asNumber(raw.iat),
    iss: asText(raw.iss),
    sub: asText(raw.sub) || undefined,
    ast: raw.ast ?? undefined,
    aut: asText(raw.aut),
  }
}

/** Whether the token expires at or before `now` plus the leeway; true without `exp` (decisions 2). */
export function isTokenExpired(claims: Claims | undefined, now: number, leewaySeconds = 0): boolean {
  if (claims?.exp === undefined) return true
  return claims.exp * 1000 <= now + leewaySeconds * 1000
}

/**
 * Whether an access token is valid for more than five minutes; exactly five is not enough (requirements 9,
 * decisions 2).
 */
export const isTokenFresh = (claims: Claims | undefined, now: number): boolean =>
  claims?.exp !== undefined && claims.exp * 1000 - now > ACCESS_TOKEN_FRESH_FOR_MS

/** Checks the issuer prefix (decisions 7). */
export const hasExpectedIssuer = (claims: Claims, prefix: string): boolean =>
  claims.iss?.startsWith(prefix) ?? false

export const hasAccountStatus = (claims: Claims): boolean => claims.ast !== undefined

/** Whether an access token is usable; if not, the session is logged out (requirements 4). */
export const hasExpectedClaims = (claims: Claims, issuerPrefix: string): boolean =>
  hasExpectedIssuer(claims, issuerPrefix) && hasAccountStatus(claims)
