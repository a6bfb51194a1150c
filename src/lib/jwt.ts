import { jwtDecode } from 'jwt-decode'

/** The unverified claims of a JSON Web Token; undefined if unreadable. */
export function decodeJwt(token: unknown): Record<string, unknown> | undefined {
  if (typeof token !== 'string') return undefined
  // Header values with spaces or control characters make fetch throw.
  if (!/^[\w-]+={0,2}\.[\w-]+={0,2}\.[\w-]*={0,2}$/.test(token)) return undefined
  try {
    const claims: unknown = jwtDecode(token)
    const isObject = typeof claims === 'object' && claims !== null && !Array.isArray(claims)
    return isObject ? (claims as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
