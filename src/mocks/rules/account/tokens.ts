import { env } from '@/config/env'

export const ACCESS_LIFE_S = 15 * 60
export const REFRESH_LIFE_S = 30 * 24 * 60 * 60

/** Claims of a mock token. Unsigned: it only looks and expires like a real one. */
export interface Claims {
  iss: string
  sub: string
  /** Account status claim, requirements 4. */
  ast: number
  iat: number
  exp: number
  jti: string
  /** Refresh tokens only: at least 10 characters (requirements 5). */
  aut?: string
  use: 'access' | 'refresh' | 'creator'
  sid: string
  /** Access tokens of an older generation count as expired, which lets the panel expire them all. */
  gen: number
  /** Creator tokens only. */
  creatorId?: string
}

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)),
  )

export type NewClaims = Omit<Claims, 'iss' | 'iat' | 'exp' | 'jti'> & { lifeS: number; jti?: string }

/** Creates a token issued at `now` (ms). */
export function mintToken({ lifeS, ...facts }: NewClaims, now: number): string {
  const iat = Math.floor(now / 1000)
  const claims: Claims = {
    jti: crypto.randomUUID(),
    ...facts,
    iss: `${env.tokenIssuerPrefix}northlight`,
    iat,
    exp: iat + lifeS,
  }
  const head = toBase64Url(JSON.stringify({ alg: 'none', typ: 'JWT' }))
  return `${head}.${toBase64Url(JSON.stringify(claims))}.${toBase64Url('mock')}`
}

/** The claims of a token; undefined when this mock did not issue it. */
export function readClaims(token: string | null | undefined): Claims | undefined {
  const middle = token?.split('.')[1]
  if (!middle) return undefined
  try {
    const claims = JSON.parse(fromBase64Url(middle)) as Claims
    return typeof claims.sub === 'string' && typeof claims.exp === 'number' ? claims : undefined
  } catch {
    return undefined
  }
}

/** The claims of the request's bearer. */
export const bearerOf = (request: Request): Claims | undefined =>
  readClaims(/^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1])
