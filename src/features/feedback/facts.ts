import { env } from '@/config/env'
import { ROUTES, routeAt } from '@/domain/routes'
import { currentLanguage } from '@/i18n'
import { apiVersion } from '@/services/version-watch'

/** What goes with a report and is shown before it is sent. No message content, and no ids: the route is its pattern. */
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

/** `from`: where the person came from, if the link said so. */
export const factsFrom = (from: unknown): Facts => ({
  route: patternOf(from) ?? ROUTES.feedback.path,
  appVersion: env.appVersion,
  apiVersion: apiVersion(),
  language: currentLanguage(),
  browser: navigator.userAgent,
})
