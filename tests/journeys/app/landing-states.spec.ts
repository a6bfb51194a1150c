import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/locators.ts'
import { walkStates } from '../support/screen-states.ts'
import { openAs } from '../support/sign-in.ts'

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

test('one failed part leaves the rest of the page intact', async ({ page, backend }) => {
  await backend.faults({ mode: 'fail', status: 422, only: 'chatter-unread' })
  await openAs(page, 'chatter', '/cr-select')
  const notice = main(page).getByText("Couldn't load unread counts.")
  await expect(notice).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  await backend.faults({ mode: 'none' })
  await main(page).getByRole('button', { name: 'Retry' }).click()
  await expect(notice).toHaveCount(0)
})

test('a search without results says so and can be cleared', async ({ page }) => {
  await openAs(page, 'account_manager', '/agency-creators')
  await main(page).getByRole('searchbox').fill('zzzz')
  await expect(main(page).getByRole('heading', { name: 'No matching creators' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Clear search' }).last().click()
  await expect(main(page).getByRole('table')).toBeVisible()
})

// Routes can be mocked only when calls go over the network.
test('a chatter without an assigned creator sees what to do', async ({ page, context }) => {
  await context.route('**/chatter/creators/list', (route) => route.fulfill({ json: { data: [] } }))
  await openAs(page, 'chatter', '/cr-select')
  await expect(main(page).getByRole('heading', { name: 'No creators yet' })).toBeVisible()
  await context.unroute('**/chatter/creators/list')
  await main(page).getByRole('button', { name: 'Refresh' }).click()
  await expect(main(page).getByRole('heading', { level: 2 })).not.toHaveCount(0)
})
