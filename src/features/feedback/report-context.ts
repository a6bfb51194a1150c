import { env } from '@/config/env'
import { ROUTES, routeAt } from '@/domain/page/routes'
import { currentLanguage } from '@/i18n'
import { apiVersion } from '@/services/network/version-watch'

/**
 * Context sent with a report, shown before sending. No message content and no ids: the route is its pattern.
 */
export interface ReportContext {
  route: string
  appVersion: string
  apiVersion: string | null
  language: string
  browser: string
}

const reportRoutePattern = (path: unknown): string | undefined => {
  const name = typeof path === 'string' ? routeAt(path) : undefined
  return name && ROUTES[name].path
}

/** `from`: the page the user came from, if the link contained it. */
export const reportContextFrom = (from: unknown): ReportContext => ({
  route: reportRoutePattern(from) ?? ROUTES.feedback.path,
  appVersion: env.appVersion,
  apiVersion: apiVersion(),
  language: currentLanguage(),
  browser: navigator.userAgent,
})
