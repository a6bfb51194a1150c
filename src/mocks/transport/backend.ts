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
import * as safety from '@/api/calls/agency/escalations'
import * as scheduler from '@/api/calls/creator/scheduler'
import * as scripts from '@/api/calls/chat/scripts'
import * as security from '@/api/calls/account/security'
import * as shifts from '@/api/calls/agency/shifts'
import * as signInSteps from '@/api/calls/account/sign-in-steps'
import * as statistics from '@/api/calls/chatter/own-statistics'
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
import { analyticsHandlers } from '../handlers/figures/analytics'
import { authHandlers } from '../handlers/account/auth'
import { chatterHandlers } from '../handlers/chat/chatter'
import { countryHandlers } from '../handlers/account/country'
import { dashboardHandlers } from '../handlers/figures/dashboard'
import { deviceHandlers } from '../handlers/account/devices'
import { discountHandlers } from '../handlers/audience/discounts'
import { dmcaHandlers } from '../handlers/content/dmca'
import { earningsHandlers } from '../handlers/figures/earnings'
import { employeeHandlers } from '../handlers/staff/employees'
import { fanHandlers } from '../handlers/chat/fan'
import { feedbackHandlers } from '../handlers/account/feedback'
import { floorHandlers } from '../handlers/agency/floor'
import { groupHandlers } from '../handlers/chat/groups'
import { listHandlers } from '../handlers/audience/lists'
import { liveHandlers } from '../handlers/content/live'
import { massMessageHandlers } from '../handlers/audience/mass-messages'
import { mediaHandlers } from '../handlers/content/media'
import { mediaBytesHandlers } from '../handlers/content/media-bytes'
import { membershipHandlers } from '../handlers/audience/memberships'
import { messagesHandlers } from '../handlers/chat/messages'
import { notificationHandlers } from '../handlers/chat/notifications'
import { performanceHandlers } from '../handlers/agency/performance'
import { postCategoryHandlers } from '../handlers/content/post-categories'
import { profileHandlers } from '../handlers/content/profile'
import { safetyHandlers } from '../handlers/chat/safety'
import { schedulerHandlers } from '../handlers/content/scheduler'
import { scriptHandlers } from '../handlers/chat/scripts'
import { securityHandlers } from '../handlers/account/security'
import { shiftHandlers } from '../handlers/staff/shifts'
import { signInStepHandlers } from '../handlers/account/sign-in-steps'
import { statisticsHandlers } from '../handlers/agency/statistics'
import { trackingLinkHandlers } from '../handlers/audience/tracking-links'
import { trialHandlers } from '../handlers/audience/trials'
import { userHandlers } from '../handlers/account/user'
import { vaultHandlers } from '../handlers/content/vault'
import { versionHandlers } from '../handlers/account/version'
import { viewsHandlers } from '../handlers/agency/views'
import { welcomeMessageHandlers } from '../handlers/content/welcome-messages'
import { type RequestHandlers, handlerFor, bindHandlers } from '../handlers/bind-handlers'
import { mediaFilesHandler } from '../rules/media/media-files'
import { eventsHandler } from './stream/events-handler'
import type { World } from '../state/world'

/** Every module of API calls. */
export const CALL_MODULES = {
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
  safety,
  scheduler,
  scripts,
  security,
  shifts,
  signInSteps,
  statistics,
  trackingLinks,
  trials,
  user,
  vault,
  version,
  views,
  welcomeMessages,
}

/** Answers sent by the creator's own app. */
const creatorAppHandlers = (world: World, around: ReturnType<typeof createMiddleware>): RequestHandlers =>
  new Map([
    ...bindHandlers(media, mediaHandlers(world), around),
    ...bindHandlers(vault, vaultHandlers(world), around),
    ...bindHandlers(notifications, notificationHandlers(world), around),
    ...bindHandlers(massMessages, massMessageHandlers(world), around),
    ...bindHandlers(lists, listHandlers(world), around),
    ...bindHandlers(groups, groupHandlers(world), around),
    ...bindHandlers(live, liveHandlers(world), around),
    ...bindHandlers(scripts, scriptHandlers(world), around),
    ...bindHandlers(memberships, membershipHandlers(world), around),
    ...bindHandlers(messages, messagesHandlers(world), around),
    ...bindHandlers(postCategories, postCategoryHandlers(world), around),
    ...bindHandlers(discounts, discountHandlers(world), around),
    ...bindHandlers(dmca, dmcaHandlers(world), around),
    ...bindHandlers(trials, trialHandlers(world), around),
    ...bindHandlers(trackingLinks, trackingLinkHandlers(world), around),
    ...bindHandlers(profile, profileHandlers(world), around),
    ...bindHandlers(scheduler, schedulerHandlers(world), around),
    ...bindHandlers(welcomeMessages, welcomeMessageHandlers(world), around),
  ])

function requestHandlersOf(world: World): RequestHandlers {
  const around = createMiddleware(world)
  return new Map([
    ...bindHandlers(user, userHandlers(world), around),
    ...bindHandlers(auth, authHandlers(world), around),
    ...bindHandlers(devices, deviceHandlers(world), around),
    ...bindHandlers(security, securityHandlers(world), around),
    ...bindHandlers(signInSteps, signInStepHandlers(world), around),
    ...bindHandlers(agencyUtil, agencyUtilHandlers(world), around),
    ...bindHandlers(chatter, chatterHandlers(world), around),
    ...bindHandlers(version, versionHandlers(world), around),
    ...bindHandlers(country, countryHandlers(world), around),
    ...bindHandlers(agency, agencyHandlers(world), around),
    ...bindHandlers(analytics, analyticsHandlers(world), around),
    ...bindHandlers(dashboard, dashboardHandlers(world), around),
    ...bindHandlers(agencyCreators, agencyCreatorHandlers(world), around),
    ...bindHandlers(earnings, earningsHandlers(world), around),
    ...bindHandlers(employees, employeeHandlers(world), around),
    ...bindHandlers(floor, floorHandlers(world), around),
    ...bindHandlers(shifts, shiftHandlers(world), around),
    ...bindHandlers(feedback, feedbackHandlers(world), around),
    ...bindHandlers(fan, fanHandlers(world), around),
    ...creatorAppHandlers(world, around),
    ...bindHandlers(safety, safetyHandlers(world), around),
    ...bindHandlers(performance, performanceHandlers(world), around),
    ...bindHandlers(statistics, statisticsHandlers(world), around),
    ...bindHandlers(views, viewsHandlers(world), around),
  ])
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
