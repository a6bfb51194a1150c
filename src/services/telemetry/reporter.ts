import { env } from '@/config/env'

import { whenIdle } from '../page/idle'

/** Errors before the reporter has loaded; more than this is a loop, and its start is enough. */
const MAX_EARLY = 20

type SendReport = (error: unknown) => void

let sendReport: SendReport | undefined
const earlyErrors: unknown[] = []

/** Reports an error that was caught and shown (requirements 8). Does nothing without a configured address. */
export function report(error: unknown): void {
  if (sendReport) sendReport(error)
  else if (env.sentryDsn && earlyErrors.length < MAX_EARLY) earlyErrors.push(error)
}

const onError = (event: ErrorEvent) => report(event.error ?? new Error(event.message))
const onRejection = (event: PromiseRejectionEvent) => report(event.reason)

/** Collects errors from the start, for the reporter that loads later. */
export function installEarlyErrors(): void {
  if (!env.sentryDsn) return
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
}

async function loadReporter(): Promise<void> {
  try {
    const { startSentry } = await import('./sentry')
    sendReport = startSentry({ dsn: env.sentryDsn, release: env.appVersion })
  } catch {
    // Blocked or offline: reports are lost, the console still works.
    return
  } finally {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
  earlyErrors.splice(0).forEach(sendReport)
}

/** Loads the reporter after the first paint, and sends it the collected errors. */
export function startReporter(): void {
  if (env.sentryDsn) whenIdle(() => void loadReporter())
}
