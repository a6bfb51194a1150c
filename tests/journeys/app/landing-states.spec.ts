import { main } from '../support/page-checks.ts'
import { app, expect, heading, openAs, test } from '../support/fixtures.ts'

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

for (const { who, path, call, proof } of LANDINGS) {
  test(`${path} shows its load error and retries on demand`, async ({ page, backend }) => {
    await backend.faults({ mode: 'fail', status: 422, only: call })
    await openAs(page, who, path)
    const alert = main(page).getByRole('alert')
    await expect(alert).toContainText("Couldn't load this")
    await expect(heading(page, /./)).toBeVisible()
    await backend.faults({ mode: 'none' })
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(main(page).getByText(proof).filter({ visible: true })).not.toHaveCount(0)
    await expect(alert).toHaveCount(0)
  })

  test(`${path} shows skeletons on a slow server, and stays readable offline, saying since when`, async ({
    page,
    context,
    backend,
  }) => {
    await backend.faults({ latencyMs: 2500, only: call })
    const asked = page.waitForRequest((request) => request.url().includes(call))
    await openAs(page, who, path)
    await asked
    await expect(main(page).getByRole('status', { name: 'Loading' }).first()).toBeVisible()
    await expect(heading(page, /./)).toBeVisible()
    await backend.faults({ latencyMs: 0 })
    await expect(main(page).getByText(proof).filter({ visible: true })).not.toHaveCount(0)
    await expect(main(page).getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await context.setOffline(true)
    await expect(app(page).getByText(/^Offline since/)).toBeVisible()
    await expect(main(page).getByText(proof).filter({ visible: true })).not.toHaveCount(0)
    await context.setOffline(false)
    await expect(app(page).getByText(/^Offline since/)).toHaveCount(0)
  })
}

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
