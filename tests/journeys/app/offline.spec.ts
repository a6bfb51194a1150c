import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { recordCalls } from '../support/page-calls.ts'
import { openAs } from '../support/sign-in.ts'
import { channelAddress, composer, expectThreadOpen, openWorkspace } from '../support/workspace.ts'

const OFFLINE = /^Offline since/

test('a lost network shows as offline, and the console recovers by itself', async ({ page, context }) => {
  await openAs(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await context.setOffline(true)
  await expect(app(page).getByText(OFFLINE)).toBeVisible()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await context.setOffline(false)
  await expect(app(page).getByText(OFFLINE)).toHaveCount(0)
})

test('an unreachable server is shown and retried, and failed reads recover', async ({
  page,
  context,
  backend,
}) => {
  await context.clock.install()
  await openAs(page, 'director')
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await backend.faults({ mode: 'offline' })
  const calls = recordCalls(page)
  await page.getByRole('link', { name: 'Manage Agency' }).click()
  await expect.poll(() => calls.some((path) => path.startsWith('/api/agency/'))).toBe(true)
  // Reads retry with exponential backoff.
  await backend.advanceTime(10_000)
  await expect(app(page).getByText(OFFLINE)).toBeVisible()
  await backend.faults({ mode: 'none' })
  await backend.advanceTime(11_000)
  await expect(app(page).getByText(OFFLINE)).toHaveCount(0)
  await expect(app(page).getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await expect(heading(page, 'Manage Agency')).toBeVisible()
})

test('signing in offline shows an error and keeps the input', async ({ page, context, backend }) => {
  await page.goto('/login', { waitUntil: 'networkidle' })
  if (backend.isInPage) await backend.faults({ mode: 'offline' })
  await context.setOffline(true)
  await app(page).getByRole('textbox', { name: 'Email' }).fill('daria@northlight.agency')
  await app(page).getByLabel('Password', { exact: true }).fill('northlight')
  await app(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(app(page).getByText(/^You're offline. Your entries are saved/)).toBeVisible()
  await expect(app(page).getByLabel('Password', { exact: true })).toHaveValue('northlight')
  await context.setOffline(false)
  if (backend.isInPage) await backend.faults({ mode: 'none' })
  await app(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
})

test('a toast shows and blocks nothing while the file with its name does not load', async ({
  page,
  context,
}) => {
  await context.route(/\/toasts\.json/, () => undefined)
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  await page.getByRole('button', { name: 'Clock In' }).click()
  await expect(page.getByText("You're now clocked in! Happy chatting")).toBeVisible()
  await composer(page).fill('See you tonight')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})
