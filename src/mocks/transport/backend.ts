import { http, type HttpHandler } from 'msw'

import { createMiddleware, unknownCallResponse } from '../handlers/middleware'
import { agency } from '../handlers/agency/agency'
import { agencyCreators } from '../handlers/agency/agency-creators'
import { agencyUtil } from '../handlers/agency/agency-util'
import { analytics } from '../handlers/creator/analytics'
import { auth } from '../handlers/account/auth'
import { chatter } from '../handlers/chatter/chatter'
import { country } from '../handlers/account/country'
import { dashboard } from '../handlers/creator/dashboard'
import { devices } from '../handlers/account/devices'
import { discounts } from '../handlers/creator/discounts'
import { dmca } from '../handlers/creator/dmca'
import { earnings } from '../handlers/creator/earnings'
import { employees } from '../handlers/agency/employees'
import { fan } from '../handlers/chat/fan'
import { feedback } from '../handlers/account/feedback'
import { floor } from '../handlers/agency/floor'
import { groups } from '../handlers/chat/groups'
import { lists } from '../handlers/chat/lists'
import { live } from '../handlers/creator/live'
import { massMessages } from '../handlers/chat/mass-messages'
import { media } from '../handlers/chat/media'
import { mediaBytesHandlers } from '../handlers/chat/media-bytes'
import { memberships } from '../handlers/creator/memberships'
import { messages } from '../handlers/chat/messages'
import { notifications } from '../handlers/chat/notifications'
import { performance } from '../handlers/agency/performance'
import { postCategories } from '../handlers/creator/post-categories'
import { profile } from '../handlers/creator/profile'
import { escalations } from '../handlers/agency/escalations'
import { scheduler } from '../handlers/creator/scheduler'
import { scripts } from '../handlers/chat/scripts'
import { security } from '../handlers/account/security'
import { shifts } from '../handlers/agency/shifts'
import { signInSteps } from '../handlers/account/sign-in-steps'
import { ownStatistics } from '../handlers/chatter/own-statistics'
import { trackingLinks } from '../handlers/creator/tracking-links'
import { trials } from '../handlers/creator/trials'
import { user } from '../handlers/account/user'
import { vault } from '../handlers/creator/vault'
import { version } from '../handlers/account/version'
import { views } from '../handlers/agency/views'
import { welcomeMessages } from '../handlers/creator/welcome-messages'
import { type RequestHandlers, handlerFor } from '../handlers/bind-handlers'
import { mediaFilesHandler } from '../rules/media/media-files'
import { eventsHandler } from './stream/events-handler'
import type { World } from '../state/world'

/** Every module of API calls with its handlers. */
const SERVED = {
  agency,
  agencyCreators,
  agencyUtil,
  analytics,
  auth,
  chatter,
  country,
  dashboard,
  devices,
  discounts,
  dmca,
  earnings,
  employees,
  fan,
  feedback,
  floor,
  groups,
  lists,
  live,
  massMessages,
  media,
  memberships,
  messages,
  notifications,
  performance,
  postCategories,
  profile,
  escalations,
  scheduler,
  scripts,
  security,
  shifts,
  signInSteps,
  ownStatistics,
  trackingLinks,
  trials,
  user,
  vault,
  version,
  views,
  welcomeMessages,
}

/** Every module of API calls. */
// Each entry keeps its name, which `fromEntries` widens.
export const CALL_MODULES = Object.fromEntries(
  Object.entries(SERVED).map(([name, { calls }]) => [name, calls]),
) as { [Name in keyof typeof SERVED]: (typeof SERVED)[Name]['calls'] }

function requestHandlersOf(world: World): RequestHandlers {
  const around = createMiddleware(world)
  return new Map(Object.values(SERVED).flatMap(({ bind }) => bind(world, around)))
}

/**
 * Returns the handlers of one world; an undeclared call gets 404. One catch-all handler serves every
 * call, because MSW tries handlers one by one for each request, files of the page included.
 */
export function createHandlers(world: World): HttpHandler[] {
  const answers = requestHandlersOf(world)
  return [
    http.all(
      ({ request }) => handlerFor(answers, request) !== undefined,
      ({ request }) => handlerFor(answers, request)?.(request),
    ),
    ...mediaBytesHandlers(world, createMiddleware(world)),
    eventsHandler(world),
    mediaFilesHandler(),
    // The dev server also serves modules from /src/api/, so match by path prefix.
    http.all(
      ({ request }) => new URL(request.url).pathname.startsWith('/api/'),
      () => unknownCallResponse(world),
    ),
  ]
}
