import type { Call } from '@/api/call'
import type { AgencyChange } from '@/domain/server/server-event'

import type { World } from '../../state/world'
import { emitAgencyChange } from '../notices/notify-staff'

/** The event for managers after a successful call, by path prefix. The first match counts. */
export const MANAGER_EVENTS: readonly (readonly [prefix: string, news: readonly AgencyChange[]])[] = [
  ['/api/auth/invitation/accept', ['invitations', 'people']],
  ['/api/agency/employees/list', []],
  ['/api/agency/employees/deactivate/check', []],
  ['/api/agency/employees/invite', ['invitations', 'people']],
  ['/api/agency/employees/deactivate', ['people', 'shifts', 'floor']],
  ['/api/agency/employees/', ['people', 'floor']],
  ['/api/agency/permission-sets/save', ['sets']],
  ['/api/agency/permission-sets/delete', ['sets']],
  ['/api/agency/groups/save', ['groups']],
  ['/api/agency/groups/delete', ['groups', 'people']],
  ['/api/agency/shifts/list', []],
  ['/api/agency/shifts/check', []],
  ['/api/agency/shifts/preview', []],
  ['/api/agency/shifts/', ['shifts']],
  ['/api/agency/work-logs/add', ['logs']],
  ['/api/agency/work-logs/close', ['logs']],
  ['/api/agency/work-logs/edit', ['logs']],
  ['/api/agency/corrections/decide', ['corrections', 'logs']],
  ['/api/agency/corrections/reopen', ['corrections', 'logs']],
  ['/api/internal/chatter/work-logs/correct', ['corrections']],
  ['/api/agency/messages/review', ['reviews']],
  ['/api/agency/sales/reassign', ['credits']],
  ['/api/agency/disputes/decide', ['credits']],
  ['/api/internal/chatter/sales/dispute', ['disputes']],
  ['/api/agency/statements/adjust', ['statements']],
  ['/api/agency/statements/approve', ['statements']],
  ['/api/agency/settings/attribution/update', ['credits']],
  ['/api/agency/settings/team/update', ['settings']],
  ['/api/agency/floor/assign', ['creators', 'people', 'floor']],
  ['/api/agency/channels/reassign', ['floor']],
  ['/api/safety/crisis/escalate', ['care']],
  ['/api/agency/escalations/close', ['care']],
  ['/api/agency/creators/invite/list', []],
  ['/api/agency/creators/invite', ['invitations']],
  ['/api/agency/creators/assign', ['creators', 'people', 'floor']],
  ['/api/agency/creators/update', ['creators', 'floor']],
  ['/api/agency/creators/rates/', ['creators']],
  ['/api/agency/creators/rules/update', ['creators']],
  ['/api/internal/chatter/creator-notes/update', ['creators']],
]

/** Emits what a call changed to managers with an open stream. */
export function emitManagerEvents(world: World, { path }: Call): void {
  const [, news = []] = MANAGER_EVENTS.find(([prefix]) => path.startsWith(prefix)) ?? []
  for (const what of news) emitAgencyChange(world, what)
}
