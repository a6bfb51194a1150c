import { env } from '@/config/env'
import { ROUTES, routeAt } from '@/domain/page/routes'
import { currentLanguage } from '@/i18n'
import { apiVersion } from '@/services/network/version-watch'
import { previousPath } from '@/services/page/page-history'

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

/** A report is about the page that the user came from. */
const reportedRoute = (): string => ROUTES[routeAt(previousPath() ?? '') ?? 'feedback'].path

export const reportContext = (): ReportContext => ({
  route: reportedRoute(),
  appVersion: env.appVersion,
  apiVersion: apiVersion(),
  language: currentLanguage(),
  browser: navigator.userAgent,
})
