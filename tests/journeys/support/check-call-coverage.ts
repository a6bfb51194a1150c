/**
 * Runs after all journeys and fails for each call of requirements 7 that no page made. Listed by hand, so
 * that a dropped declaration is noticed.
 */
import { recordedCalls } from './recorded-calls.ts'

const SECTION_7 = [
  'POST /api/user/check/prompts',
  'POST /api/user/deactivate',
  'POST /api/user/delete',
  'POST /api/user/get/censorship',
  'GET /api/user/current-user',
  'POST /api/user/display',
  'POST /api/user/display-batch',
  'POST /api/user/notes',
  'POST /api/user/regional-info-batch',
  'POST /api/user/get-username',
  'POST /api/user/username/validate',
  'GET /api/user/adult/flag',
  'POST /api/user/push/prompts',
  'POST /api/user/active/refresh',
  'POST /api/user/creator/search',
  'POST /api/user/set/censorship',
  'PATCH /api/user/set-display-name',
  'PATCH /api/user/set-username',
  'POST /api/user/status-settings/edit',
  'POST /api/auth/confirm-change-email',
  'POST /api/auth/confirm-change-phone-number',
  'GET /api/auth/auth-flow-intent',
  'GET /api/auth/auth-methods',
  'POST /api/auth/initiate-change-email',
  'POST /api/auth/initiate-change-phone-number',
  'POST /api/auth/logout',
  'GET /api/auth/logout-all-devices',
  'POST /api/auth/refresh',
  'POST /api/auth/remove-phone-number',
  'POST /api/auth/resend-change-email',
  'POST /api/auth/resend-change-phone-number',
  'GET /api/agency-util/roles',
  'POST /api/agency-util/search/agency',
  'POST /api/internal/chatter/clock-in-status/clock-in',
  'POST /api/internal/chatter/clock-in-status/clock-out',
  'POST /api/internal/chatter/clock-in-status/get',
  'POST /api/internal/chatter/chatter-unread',
  'POST /api/internal/chatter/creator-is-pg/get',
  'POST /api/internal/chatter/creator-notes/get',
  'POST /api/internal/chatter/token',
  'POST /api/internal/chatter/creator-notes/update',
  'GET /api/version',
] as const

const recorded = recordedCalls()
const missingCalls = SECTION_7.filter((call) => !recorded.has(call))
for (const call of missingCalls) console.error(`No journey has made ${call}`)
console.log(`${SECTION_7.length - missingCalls.length} of ${SECTION_7.length} calls were made by journeys`)
if (missingCalls.length > 0) process.exitCode = 1
