import { env } from '@/config/env'
import { ROUTES, routeAt } from '@/domain/routes'
import { currentLanguage } from '@/i18n'
import { apiVersion } from '@/services/version-watch'

/**
 * Context sent with a report, shown before sending. No message content and no ids: the route is its pattern.
 */
export interface Facts {
  route: string
  appVersion: string
  apiVersion: string | null
  language: string
  browser: string
}

const patternOf = (path: unknown): string | undefined => {
  const name = typeof path === 'string' ? routeAt(path) : undefined
  return name && ROUTES[name].path
}

/** `from`: the page the user came from, if the link contained it. */
export const factsFrom = (from: unknown): Facts => ({
  route: patternOf(from) ?? ROUTES.feedback.path,
  appVersion: env.appVersion,
  apiVersion: apiVersion(),
  language: currentLanguage(),
  browser: navigator.userAgent,
})
