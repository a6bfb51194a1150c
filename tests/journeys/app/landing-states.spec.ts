import { main } from '../support/locators.ts'
import { walkStates } from '../support/screen-states.ts'

const LANDINGS = [
  { who: 'director', path: '/agency-overview', call: '/agency/overview/get', proof: 'Agency share' },
  { who: 'manager', path: '/agency-manage', call: '/agency/floor/get', proof: 'Oldest wait' },
  {
    who: 'account_manager',
    path: '/agency-creators',
    call: '/agency-util/search/agency',
    proof: 'Active members',
  },
  { who: 'chatter', path: '/cr-select', call: '/chatter/creators/list', proof: 'Oldest wait' },
] as const

for (const { proof, ...landing } of LANDINGS)
  walkStates({ ...landing, content: (page) => main(page).getByText(proof).filter({ visible: true }).first() })
