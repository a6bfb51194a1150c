import { http, type HttpHandler } from 'msw'

import * as agency from '@/api/calls/agency/agency'
import * as agencyCreators from '@/api/calls/agency/agency-creators'
import * as agencyUtil from '@/api/calls/agency/agency-util'
import * as analytics from '@/api/calls/creator/analytics'
import * as auth from '@/api/calls/account/auth'
import * as chatter from '@/api/calls/chatter/chatter'
import * as country from '@/api/calls/account/country'
import * as dashboard from '@/api/calls/creator/dashboard'
import * as devices from '@/api/calls/account/devices'
import * as discounts from '@/api/calls/creator/discounts'
import * as dmca from '@/api/calls/creator/dmca'
import * as earnings from '@/api/calls/creator/earnings'
import * as employees from '@/api/calls/agency/employees'
import * as fan from '@/api/calls/chat/fan'
import * as feedback from '@/api/calls/account/feedback'
import * as floor from '@/api/calls/agency/floor'
import * as groups from '@/api/calls/chat/groups'
import * as lists from '@/api/calls/chat/lists'
import * as live from '@/api/calls/creator/live'
import * as massMessages from '@/api/calls/chat/mass-messages'
import * as media from '@/api/calls/chat/media'
import * as memberships from '@/api/calls/creator/memberships'
import * as messages from '@/api/calls/chat/messages'
import * as notifications from '@/api/calls/chat/notifications'
import * as performance from '@/api/calls/agency/performance'
import * as postCategories from '@/api/calls/creator/post-categories'
import * as profile from '@/api/calls/creator/profile'
import * as escalations from '@/api/calls/agency/escalations'
import * as scheduler from '@/api/calls/creator/scheduler'
import * as scripts from '@/api/calls/chat/scripts'
import * as security from '@/api/calls/account/security'
import * as shifts from '@/api/calls/agency/shifts'
import * as signInSteps from '@/api/calls/account/sign-in-steps'
import * as ownStatistics from '@/api/calls/chatter/own-statistics'
import * as trackingLinks from '@/api/calls/creator/tracking-links'
import * as trials from '@/api/calls/creator/trials'
import * as user from '@/api/calls/account/user'
import * as vault from '@/api/calls/creator/vault'
import * as version from '@/api/calls/account/version'
import * as views from '@/api/calls/agency/views'
import * as welcomeMessages from '@/api/calls/creator/welcome-messages'

import { createMiddleware, unknownCallResponse } from '../handlers/middleware'
import { agencyHandlers } from '../handlers/agency/agency'
import { agencyCreatorHandlers } from '../handlers/agency/agency-creators'
import { agencyUtilHandlers } from '../handlers/agency/agency-util'
import { analyticsHandlers } from '../handlers/creator/analytics'
import { authHandlers } from '../handlers/account/auth'
import { chatterHandlers } from '../handlers/chatter/chatter'
import { countryHandlers } from '../handlers/account/country'
import { dashboardHandlers } from '../handlers/creator/dashboard'
import { deviceHandlers } from '../handlers/account/devices'
import { discountHandlers } from '../handlers/creator/discounts'
import { dmcaHandlers } from '../handlers/creator/dmca'
import { earningsHandlers } from '../handlers/creator/earnings'
import { employeeHandlers } from '../handlers/agency/employees'
import { fanHandlers } from '../handlers/chat/fan'
import { feedbackHandlers } from '../handlers/account/feedback'
import { floorHandlers } from '../handlers/agency/floor'
import { groupHandlers } from '../handlers/chat/groups'
import { listHandlers } from '../handlers/chat/lists'
import { liveHandlers } from '../handlers/creator/live'
import { massMessageHandlers } from '../handlers/chat/mass-messages'
import { mediaHandlers } from '../handlers/chat/media'
import { mediaBytesHandlers } from '../handlers/chat/media-bytes'
import { membershipHandlers } from '../handlers/creator/memberships'
import { messagesHandlers } from '../handlers/chat/messages'
import { notificationHandlers } from '../handlers/chat/notifications'
import { performanceHandlers } from '../handlers/agency/performance'
import { postCategoryHandlers } from '../handlers/creator/post-categories'
import { profileHandlers } from '../handlers/creator/profile'
import { escalationHandlers } from '../handlers/agency/escalations'
import { schedulerHandlers } from '../handlers/creator/scheduler'
import { scriptHandlers } from '../handlers/chat/scripts'
import { securityHandlers } from '../handlers/account/security'
import { shiftHandlers } from '../handlers/agency/shifts'
import { signInStepHandlers } from '../handlers/account/sign-in-steps'
import { ownStatisticsHandlers } from '../handlers/chatter/own-statistics'
import { trackingLinkHandlers } from '../handlers/creator/tracking-links'
import { trialHandlers } from '../handlers/creator/trials'
import { userHandlers } from '../handlers/account/user'
import { vaultHandlers } from '../handlers/creator/vault'
import { versionHandlers } from '../handlers/account/version'
import { viewsHandlers } from '../handlers/agency/views'
import { welcomeMessageHandlers } from '../handlers/creator/welcome-messages'
import {
  type Handlers,
  type Middleware,
  type RequestHandlers,
  handlerFor,
  bindHandlers,
} from '../handlers/bind-handlers'
import { mediaFilesHandler } from '../rules/media/media-files'
import { eventsHandler } from './stream/events-handler'
import type { World } from '../state/world'

/** A module of calls and how its handlers are bound. A call without a handler does not compile. */
const serve = <Module extends object>(calls: Module, handlersOf: (world: World) => Handlers<Module>) => ({
  calls,
  bind: (world: World, around: Middleware) => bindHandlers(calls, handlersOf(world), around),
})

/** Every module of API calls with its handlers. */
const SERVED = {
  agency: serve(agency, agencyHandlers),
  agencyCreators: serve(agencyCreators, agencyCreatorHandlers),
  agencyUtil: serve(agencyUtil, agencyUtilHandlers),
  analytics: serve(analytics, analyticsHandlers),
  auth: serve(auth, authHandlers),
  chatter: serve(chatter, chatterHandlers),
  country: serve(country, countryHandlers),
  dashboard: serve(dashboard, dashboardHandlers),
  devices: serve(devices, deviceHandlers),
  discounts: serve(discounts, discountHandlers),
  dmca: serve(dmca, dmcaHandlers),
  earnings: serve(earnings, earningsHandlers),
  employees: serve(employees, employeeHandlers),
  fan: serve(fan, fanHandlers),
  feedback: serve(feedback, feedbackHandlers),
  floor: serve(floor, floorHandlers),
  groups: serve(groups, groupHandlers),
  lists: serve(lists, listHandlers),
  live: serve(live, liveHandlers),
  massMessages: serve(massMessages, massMessageHandlers),
  media: serve(media, mediaHandlers),
  memberships: serve(memberships, membershipHandlers),
  messages: serve(messages, messagesHandlers),
  notifications: serve(notifications, notificationHandlers),
  performance: serve(performance, performanceHandlers),
  postCategories: serve(postCategories, postCategoryHandlers),
  profile: serve(profile, profileHandlers),
  escalations: serve(escalations, escalationHandlers),
  scheduler: serve(scheduler, schedulerHandlers),
  scripts: serve(scripts, scriptHandlers),
  security: serve(security, securityHandlers),
  shifts: serve(shifts, shiftHandlers),
  signInSteps: serve(signInSteps, signInStepHandlers),
  ownStatistics: serve(ownStatistics, ownStatisticsHandlers),
  trackingLinks: serve(trackingLinks, trackingLinkHandlers),
  trials: serve(trials, trialHandlers),
  user: serve(user, userHandlers),
  vault: serve(vault, vaultHandlers),
  version: serve(version, versionHandlers),
  views: serve(views, viewsHandlers),
  welcomeMessages: serve(welcomeMessages, welcomeMessageHandlers),
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
