import { env } from '@/config/env'

export const ACCESS_LIFE_S = 15 * 60
export const REFRESH_LIFE_S = 30 * 24 * 60 * 60

/** What a mock token says. Unsigned: nobody is kept out by it, it only looks and ages like the real one. */
export interface Claims {
  iss: string
  sub: string
  /** Account status, spec 4. */
  ast: number
  iat: number
  exp: number
  jti: string
  /** Refresh tokens only: at least 10 characters (spec 5). */
  aut?: string
  use: 'access' | 'refresh' | 'creator'
  /** The session it belongs to. */
  sid: string
  /** Access tokens of an older generation count as expired: how the panel expires them at once. */
  gen: number
  /** Creator tokens: as whom. */
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

/** Makes a token that began at `now` (ms). */
export function mint({ lifeS, ...facts }: NewClaims, now: number): string {
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

/** What a token says, or undefined when it is none of ours. */
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

/** The bearer of a request. */
export const bearerOf = (request: Request): Claims | undefined =>
  readClaims(/^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1])
