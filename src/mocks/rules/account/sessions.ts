import {
  type Account,
  accountById,
  callerOf,
  isSeededWithMfa,
  requireActive,
  sessionClaimsOf,
} from './accounts'
import { unauthorized } from '../base/refusal'
import { accountLevel } from './rights'
import type { Session } from '../../state/state'
import { ACCESS_LIFE_S, type Claims, mintToken, REFRESH_LIFE_S } from './tokens'
import type { World } from '../../state/world'

interface WireTokens {
  accessToken: string
  refreshToken: string
  forceRefresh: boolean
  deviceToken: string
}

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** E.g. "Chrome, Linux", not translated. In-page requests have no user-agent header. */
function deviceOf(request: Request): string {
  const agent =
    request.headers.get('user-agent') ?? (typeof navigator === 'undefined' ? '' : navigator.userAgent)
  const nameIn = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([sign]) => sign.test(agent))?.[1]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ') || 'API'
}

/** Issues tokens for a session and invalidates its previous refresh token. */
export function tokensFor(world: World, session: Session): WireTokens {
  const account = accountById(world, session.userId)
  if (!account) throw unauthorized()
  const { faults, accessGeneration } = world.state
  const facts = {
    sub: account.userId,
    ast: accountLevel(account, session.isProven),
    sid: session.sessionId,
    gen: accessGeneration,
  }
  session.refreshJti = crypto.randomUUID()
  const refresh = { ...facts, use: 'refresh', jti: session.refreshJti, aut: crypto.randomUUID() } as const
  const wire = {
    accessToken: mintToken(
      { ...facts, use: 'access', lifeS: faults.accessLifeS ?? ACCESS_LIFE_S },
      world.now(),
    ),
    refreshToken: mintToken({ ...refresh, lifeS: REFRESH_LIFE_S }, world.now()),
    forceRefresh: faults.forceRefresh,
    deviceToken: session.deviceToken,
  }
  world.state.faults = { ...faults, forceRefresh: false }
  return wire
}

/** A token to act as one creator, with the lifetime of an access token. */
export function creatorToken(
  world: World,
  claims: Claims,
  creatorId: string,
): { accessToken: string; expiresAt: string } {
  const { sub, ast, sid, gen } = claims
  const now = world.now()
  return {
    accessToken: mintToken({ sub, ast, sid, gen, use: 'creator', creatorId, lifeS: ACCESS_LIFE_S }, now),
    expiresAt: new Date(now + ACCESS_LIFE_S * 1000).toISOString(),
  }
}

const DAY_MS = 86_400_000
/** How long a trusted device skips the second factor (screens S1). */
const TRUSTED_FOR_MS = 30 * DAY_MS

/** A second session of the same user, so that there is one to sign out. */
function olderSession(world: World, account: Account): Session {
  return {
    sessionId: world.newId('session'),
    userId: account.userId,
    device: 'Safari, iOS',
    country: 'PL',
    lastActiveAt: world.now() - 2 * DAY_MS,
    refreshJti: crypto.randomUUID(),
    isProven: true,
    deviceToken: 'device-of-before',
  }
}

/** Opens a session for an authenticated account. Throws 403 for a user who left. */
export function signIn(
  world: World,
  account: Account,
  request: Request,
  knownDevice?: string | null,
): WireTokens {
  requireActive(world, account)
  const { sessions, trustedDevices, faults } = world.state
  const isFirst = !Object.values(sessions).some((session) => session.userId === account.userId)
  if (isFirst) {
    const older = olderSession(world, account)
    sessions[older.sessionId] = older
  }
  const deviceToken = knownDevice || `device-${crypto.randomUUID()}`
  const trusted = trustedDevices[deviceToken]
  const session: Session = {
    sessionId: world.newId('session'),
    userId: account.userId,
    device: deviceOf(request),
    country: faults.country,
    lastActiveAt: world.now(),
    refreshJti: '',
    isProven:
      isSeededWithMfa(world, account.userId) ||
      (trusted?.userId === account.userId && trusted.until > world.now()),
    deviceToken,
  }
  sessions[session.sessionId] = session
  return tokensFor(world, session)
}

/** Skips the code on this session's device for 30 days. */
export function trustDevice(world: World, { deviceToken, userId }: Session): void {
  world.state.trustedDevices[deviceToken] = { userId, until: world.now() + TRUSTED_FOR_MS }
}

/** The session of the request's bearer. */
export function sessionOf(world: World, request: Request, use: Claims['use'] = 'access'): Session {
  const session = world.state.sessions[sessionClaimsOf(world, request, use).sid]
  if (!session) throw unauthorized()
  return session
}

/** Exchanges a refresh token for new tokens. A used one is rejected without grace. */
export function rotateRefreshToken(world: World, request: Request): WireTokens {
  const claims = sessionClaimsOf(world, request, 'refresh')
  callerOf(world, request, 'refresh')
  const session = sessionOf(world, request, 'refresh')
  if (claims.jti !== session.refreshJti) throw unauthorized()
  session.lastActiveAt = world.now()
  return tokensFor(world, session)
}

export function endSessions(world: World, doesEnd: (session: Session) => boolean): void {
  const { sessions } = world.state
  world.state.sessions = Object.fromEntries(
    Object.entries(sessions).filter(([, session]) => !doesEnd(session)),
  )
}
