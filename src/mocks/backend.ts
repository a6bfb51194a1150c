import { http, type HttpHandler } from 'msw'

import * as agency from '@/api/calls/agency'
import * as agencyCreators from '@/api/calls/agency-creators'
import * as agencyUtil from '@/api/calls/agency-util'
import * as analytics from '@/api/calls/analytics'
import * as auth from '@/api/calls/auth'
import * as chatter from '@/api/calls/chatter'
import * as country from '@/api/calls/country'
import * as dashboard from '@/api/calls/dashboard'
import * as devices from '@/api/calls/devices'
import * as discounts from '@/api/calls/discounts'
import * as dmca from '@/api/calls/dmca'
import * as earnings from '@/api/calls/earnings'
import * as employees from '@/api/calls/employees'
import * as fan from '@/api/calls/fan'
import * as feedback from '@/api/calls/feedback'
import * as floor from '@/api/calls/floor'
import * as groups from '@/api/calls/groups'
import * as lists from '@/api/calls/lists'
import * as live from '@/api/calls/live'
import * as massMessages from '@/api/calls/mass-messages'
import * as media from '@/api/calls/media'
import * as memberships from '@/api/calls/memberships'
import * as messages from '@/api/calls/messages'
import * as notifications from '@/api/calls/notifications'
import * as performance from '@/api/calls/performance'
import * as postCategories from '@/api/calls/post-categories'
import * as profile from '@/api/calls/profile'
import * as safety from '@/api/calls/safety'
import * as scheduler from '@/api/calls/scheduler'
import * as scripts from '@/api/calls/scripts'
import * as security from '@/api/calls/security'
import * as shifts from '@/api/calls/shifts'
import * as signInSteps from '@/api/calls/sign-in-steps'
import * as statistics from '@/api/calls/statistics'
import * as trackingLinks from '@/api/calls/tracking-links'
import * as trials from '@/api/calls/trials'
import * as user from '@/api/calls/user'
import * as vault from '@/api/calls/vault'
import * as version from '@/api/calls/version'
import * as views from '@/api/calls/views'
import * as welcomeMessages from '@/api/calls/welcome-messages'

import { aroundOf, unknownCall } from './around'
import { agencyHandlers } from './handlers/agency'
import { agencyCreatorHandlers } from './handlers/agency-creators'
import { agencyUtilHandlers } from './handlers/agency-util'
import { analyticsHandlers } from './handlers/analytics'
import { authHandlers } from './handlers/auth'
import { chatterHandlers } from './handlers/chatter'
import { countryHandlers } from './handlers/country'
import { dashboardHandlers } from './handlers/dashboard'
import { deviceHandlers } from './handlers/devices'
import { discountHandlers } from './handlers/discounts'
import { dmcaHandlers } from './handlers/dmca'
import { earningsHandlers } from './handlers/earnings'
import { employeeHandlers } from './handlers/employees'
import { fanHandlers } from './handlers/fan'
import { feedbackHandlers } from './handlers/feedback'
import { floorHandlers } from './handlers/floor'
import { groupHandlers } from './handlers/groups'
import { listHandlers } from './handlers/lists'
import { liveHandlers } from './handlers/live'
import { massMessageHandlers } from './handlers/mass-messages'
import { mediaHandlers } from './handlers/media'
import { mediaBytesHandlers } from './handlers/media-bytes'
import { membershipHandlers } from './handlers/memberships'
import { messagesHandlers } from './handlers/messages'
import { notificationHandlers } from './handlers/notifications'
import { performanceHandlers } from './handlers/performance'
import { postCategoryHandlers } from './handlers/post-categories'
import { profileHandlers } from './handlers/profile'
import { safetyHandlers } from './handlers/safety'
import { schedulerHandlers } from './handlers/scheduler'
import { scriptHandlers } from './handlers/scripts'
import { securityHandlers } from './handlers/security'
import { shiftHandlers } from './handlers/shifts'
import { signInStepHandlers } from './handlers/sign-in-steps'
import { statisticsHandlers } from './handlers/statistics'
import { trackingLinkHandlers } from './handlers/tracking-links'
import { trialHandlers } from './handlers/trials'
import { userHandlers } from './handlers/user'
import { vaultHandlers } from './handlers/vault'
import { versionHandlers } from './handlers/version'
import { viewsHandlers } from './handlers/views'
import { welcomeMessageHandlers } from './handlers/welcome-messages'
import { type Answers, answerTo, implement } from './implement'
import { mediaFilesHandler } from './media/files'
import { eventsHandler } from './stream/events-handler'
import type { World } from './world'

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
const toolAnswers = (world: World, around: ReturnType<typeof aroundOf>): Answers =>
  new Map([
    ...implement(media, mediaHandlers(world), around),
    ...implement(vault, vaultHandlers(world), around),
    ...implement(notifications, notificationHandlers(world), around),
    ...implement(massMessages, massMessageHandlers(world), around),
    ...implement(lists, listHandlers(world), around),
    ...implement(groups, groupHandlers(world), around),
    ...implement(live, liveHandlers(world), around),
    ...implement(scripts, scriptHandlers(world), around),
    ...implement(memberships, membershipHandlers(world), around),
    ...implement(messages, messagesHandlers(world), around),
    ...implement(postCategories, postCategoryHandlers(world), around),
    ...implement(discounts, discountHandlers(world), around),
    ...implement(dmca, dmcaHandlers(world), around),
    ...implement(trials, trialHandlers(world), around),
    ...implement(trackingLinks, trackingLinkHandlers(world), around),
    ...implement(profile, profileHandlers(world), around),
    ...implement(scheduler, schedulerHandlers(world), around),
    ...implement(welcomeMessages, welcomeMessageHandlers(world), around),
  ])

function answersOf(world: World): Answers {
  const around = aroundOf(world)
  return new Map([
    ...implement(user, userHandlers(world), around),
    ...implement(auth, authHandlers(world), around),
    ...implement(devices, deviceHandlers(world), around),
    ...implement(security, securityHandlers(world), around),
    ...implement(signInSteps, signInStepHandlers(world), around),
    ...implement(agencyUtil, agencyUtilHandlers(world), around),
    ...implement(chatter, chatterHandlers(world), around),
    ...implement(version, versionHandlers(world), around),
    ...implement(country, countryHandlers(world), around),
    ...implement(agency, agencyHandlers(world), around),
    ...implement(analytics, analyticsHandlers(world), around),
    ...implement(dashboard, dashboardHandlers(world), around),
    ...implement(agencyCreators, agencyCreatorHandlers(world), around),
    ...implement(earnings, earningsHandlers(world), around),
    ...implement(employees, employeeHandlers(world), around),
    ...implement(floor, floorHandlers(world), around),
    ...implement(shifts, shiftHandlers(world), around),
    ...implement(feedback, feedbackHandlers(world), around),
    ...implement(fan, fanHandlers(world), around),
    ...toolAnswers(world, around),
    ...implement(safety, safetyHandlers(world), around),
    ...implement(performance, performanceHandlers(world), around),
    ...implement(statistics, statisticsHandlers(world), around),
    ...implement(views, viewsHandlers(world), around),
  ])
}

/**
 * Returns the handlers of one world; an undeclared call gets 404. One catch-all handler serves every
 * call, because MSW tries handlers one by one for each request, files of the page included.
 */
export function backend(world: World): HttpHandler[] {
  const answers = answersOf(world)
  return [
    http.all(
      ({ request }) => answerTo(answers, request) !== undefined,
      ({ request }) => answerTo(answers, request)?.(request),
    ),
    ...mediaBytesHandlers(world, aroundOf(world)),
    eventsHandler(world),
    mediaFilesHandler(),
    // The dev server also serves modules from /src/api/, so match by path prefix.
    http.all(
      ({ request }) => new URL(request.url).pathname.startsWith('/api/'),
      () => unknownCall(world),
    ),
  ]
}
