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

import { ROUTES, routeAt } from '@/domain/routes'

import { scrubReport } from './scrub'

interface SentryOptions {
  dsn: string
  release: string
  transport?: NonNullable<BrowserOptions['transport']>
}

/** The route's pattern, never the address: ids of fans stand in addresses. */
const routePattern = (): string => {
  const name = routeAt(location.pathname)
  return name ? ROUTES[name].path : 'unknown'
}

/**
 * A client by hand, for errors alone: no breadcrumbs, no tracing, no replay, which would see what people write.
 * Returns how to report an error that was caught.
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
