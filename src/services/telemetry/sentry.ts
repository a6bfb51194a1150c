import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  type BrowserOptions,
} from '@sentry/react'

import { ROUTES, routeAt } from '@/domain/page/routes'

import { scrubReport } from './scrub-report'

interface SentryOptions {
  dsn: string
  release: string
  transport?: NonNullable<BrowserOptions['transport']>
}

/** The route's pattern, never the address, which contains fan ids. */
const routePattern = (): string => {
  const name = routeAt(location.pathname)
  return name ? ROUTES[name].path : 'unknown'
}

/**
 * A minimal client for errors only: no breadcrumbs, tracing or replay, which would record what people write.
 * Returns the function that reports a caught error.
 */
export function startSentry({ dsn, release, transport = makeFetchTransport }: SentryOptions) {
  const client = new BrowserClient({
    dsn,
    release,
    transport,
    stackParser: defaultStackParser,
    integrations: [globalHandlersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    sendClientReports: false,
    beforeSend: (report) =>
      scrubReport(report, { path: routePattern(), language: document.documentElement.lang }),
  })
  getCurrentScope().setClient(client)
  client.init()
  return (error: unknown): void => void client.captureException(error)
}
