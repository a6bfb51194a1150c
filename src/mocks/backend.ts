import { http, type HttpHandler } from 'msw'

import * as agency from '@/api/calls/agency'
import * as agencyUtil from '@/api/calls/agency-util'
import * as auth from '@/api/calls/auth'
import * as chatter from '@/api/calls/chatter'
import * as country from '@/api/calls/country'
import * as feedback from '@/api/calls/feedback'
import * as safety from '@/api/calls/safety'
import * as signInSteps from '@/api/calls/sign-in-steps'
import * as user from '@/api/calls/user'
import * as version from '@/api/calls/version'

import { aroundOf, unknownCall } from './around'
import { agencyHandlers } from './handlers/agency'
import { agencyUtilHandlers } from './handlers/agency-util'
import { authHandlers } from './handlers/auth'
import { chatterHandlers } from './handlers/chatter'
import { countryHandlers } from './handlers/country'
import { feedbackHandlers } from './handlers/feedback'
import { safetyHandlers } from './handlers/safety'
import { signInStepHandlers } from './handlers/sign-in-steps'
import { userHandlers } from './handlers/user'
import { versionHandlers } from './handlers/version'
import { implement } from './implement'
import type { World } from './world'

/** Every module of calls there is. */
export const CALL_MODULES = {
  agency,
  agencyUtil,
  auth,
  chatter,
  country,
  feedback,
  safety,
  signInSteps,
  user,
  version,
}

/** All answers of one world; a call that nobody declared is answered 404. */
export function backend(world: World): HttpHandler[] {
  const around = aroundOf(world)
  return [
    ...implement(user, userHandlers(world), around),
    ...implement(auth, authHandlers(world), around),
    ...implement(signInSteps, signInStepHandlers(world), around),
    ...implement(agencyUtil, agencyUtilHandlers(world), around),
    ...implement(chatter, chatterHandlers(world), around),
    ...implement(version, versionHandlers(world), around),
    ...implement(country, countryHandlers(world), around),
    ...implement(agency, agencyHandlers(world), around),
    ...implement(feedback, feedbackHandlers(world), around),
    ...implement(safety, safetyHandlers(world), around),
    // By the beginning of the path: modules of ours are served from /src/api/ in development.
    http.all(
      ({ request }) => new URL(request.url).pathname.startsWith('/api/'),
      () => unknownCall(world),
    ),
  ]
}
