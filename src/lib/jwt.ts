import { jwtDecode } from 'jwt-decode'

/** The claims inside a JSON Web Token, unverified; undefined for whatever cannot be read as one. */
export function decodeJwt(token: unknown): Record<string, unknown> | undefined {
  if (typeof token !== 'string') return undefined
  // Header values carry no spaces or control characters: fetch would throw on them.
  if (!/^[\w-]+={0,2}\.[\w-]+={0,2}\.[\w-]*={0,2}$/.test(token)) return undefined
  try {
    const claims: unknown = jwtDecode(token)
    const isObject = typeof claims === 'object' && claims !== null && !Array.isArray(claims)
    return isObject ? (claims as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
