import { env } from '@/config/env'

import { whenIdle } from './idle'

/** Errors before the reporter has loaded; more than this is a loop, and its start is enough. */
const MAX_EARLY = 20

type Send = (error: unknown) => void

let send: Send | undefined
const early: unknown[] = []

/** Reports an error that was caught and shown (requirements 8). Does nothing without a configured address. */
export function report(error: unknown): void {
  if (send) send(error)
  else if (env.sentryDsn && early.length < MAX_EARLY) early.push(error)
}

const onError = (event: ErrorEvent) => report(event.error ?? new Error(event.message))
const onRejection = (event: PromiseRejectionEvent) => report(event.reason)

/** Collects errors from the start, for the reporter that loads later. */
export function installEarlyErrors(): void {
  if (!env.sentryDsn) return
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
}

async function load(): Promise<void> {
  try {
    const { startSentry } = await import('./sentry')
    send = startSentry({ dsn: env.sentryDsn, release: env.appVersion })
  } catch {
    // Blocked or offline: reports are lost, the console still works.
    return
  } finally {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
  early.splice(0).forEach(send)
}

/** Loads the reporter after the first paint, and sends it the collected errors. */
export function startReporter(): void {
  if (env.sentryDsn) whenIdle(() => void load())
}
