import type { QueryClient } from '@tanstack/react-query'

import { abortOnSessionEnd } from '@/api/send'
import { onSessionEnd } from '@/api/session-end'
import { TOKEN_CHECK_EVERY_MS } from '@/config/constants'
import { onPageWake } from '@/services/page/wake'
import { setWorkingUser } from '@/services/session/working-user'

import { setSessionPage, sessionManager, type SessionPage } from './session-instance'

interface SessionApp {
  client: QueryClient
  /** The router's navigation: resolves at the new address. */
  navigate: SessionPage['navigate']
  /** Calls back when the router navigates to another page. */
  onNavigation: (listener: () => void) => () => void
}

/** Calls back whenever a page may have been frozen, because its timers are late then (requirements 9). */
function onWakeUp(listener: () => void): () => void {
  const timer = setInterval(listener, TOKEN_CHECK_EVERY_MS)
  window.addEventListener('online', listener)
  const stop = onPageWake(listener)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', listener)
    stop()
  }
}

/** Clears the cache of one session before another user can see it. */
function clearCaches(client: QueryClient): void {
  void client.cancelQueries()
  client.clear()
}

/** Clears what a user left in memory before another user's page renders. */
function followUser(): () => void {
  const follow = () => setWorkingUser(sessionManager.session.userId)
  follow()
  return sessionManager.subscribe(follow)
}

/** Starts the session of this tab; once, before the app renders. Returns a function that stops it. */
export function startSession({ client, navigate, onNavigation }: SessionApp): () => void {
  setSessionPage({ navigate, forget: () => clearCaches(client) })
  const stops = [
    abortOnSessionEnd(),
    onSessionEnd((end) => {
      if (end === 'forced') void sessionManager.logout({ isByWill: false })
    }),
    onWakeUp(() => void sessionManager.check()),
    onNavigation(() => void sessionManager.recheckOwner()),
    sessionManager.start(),
    followUser(),
  ]
  return () => stops.forEach((stop) => stop())
}
