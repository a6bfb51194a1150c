import type { Page } from '@playwright/test'

import { navigateInPage, pathOf } from '../support/addresses.ts'
import { apiClientOf } from '../support/api-client.ts'
import { axeFindings } from '../support/axe.ts'
import { advancePastRetries } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage } from '../support/languages.ts'
import { app, heading, main } from '../support/locators.ts'
import { recordCalls } from '../support/page-calls.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const FLOOR = '/agency-manage'

const creators = (page: Page) => app(page).getByRole('table', { name: 'Creators right now' })
const row = (page: Page, name: string) => creators(page).getByRole('row', { name, exact: true })
const part = (page: Page, name: string) => app(page).getByRole('region', { name, exact: true })
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function openFloor(page: Page) {
  await openAs(page, 'manager', FLOOR)
  await expect(creators(page).getByRole('row').nth(1)).toBeVisible()
}

async function findWhoWasOnDuty(page: Page): Promise<void> {
  const panel = drawer(page, 'Mila Hart')
  await panel.getByRole('link', { name: /^Replies by person/ }).click()
  await expect(heading(page, /Chatter performance/i)).toBeVisible()
  expect(pathOf(page)).toContain('creators=creator-01')
  await expect(main(page).getByRole('table').last().getByRole('row').nth(2)).toBeVisible()
  await page.goBack()
  await panel
    .getByRole('link', { name: /^Their day: / })
    .first()
    .click()
  await expect(heading(page, /Chatter performance/i)).toBeVisible()
  expect(pathOf(page)).toMatch(/people=staff-\d+/)
  await page.goBack()
}

async function moveFan(page: Page): Promise<void> {
  await drawer(page, 'Mila Hart').getByRole('button', { name: 'Move fans' }).click()
  const move = page.getByRole('dialog', { name: /^Move .* fans/ })
  await move.getByText('Choose', { exact: true }).click()
  await move.getByRole('checkbox').first().check()
  await move.getByRole('button', { name: 'Move 1 fan' }).click()
  await expect(move.getByText('Choose who takes over.')).toBeVisible()
  await move.getByRole('combobox', { name: 'To' }).click()
  await page.getByRole('option').nth(1).click()
  await move.getByRole('button', { name: 'Move 1 fan' }).click()
  await expect(move).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Move undone')).toBeVisible()
}

async function sendWord(page: Page): Promise<void> {
  await drawer(page, 'Mila Hart')
    .getByRole('button', { name: /^Message/ })
    .first()
    .click()
  const word = page.getByRole('dialog', { name: /^Message to/ })
  await word.getByRole('textbox').fill('Please take the three at the top.')
  await word.getByRole('button', { name: 'Send a message' }).click()
  await expect(page.getByText('Message sent')).toBeVisible()
}

async function clockOut(page: Page): Promise<void> {
  const people = drawer(page, 'Mila Hart').getByRole('list', { name: 'On duty' }).getByRole('listitem')
  const before = await people.count()
  await people
    .first()
    .getByRole('button', { name: /^Clock out/ })
    .click()
  const out = page.getByRole('dialog', { name: /^Clock out/ })
  await out.getByRole('button', { name: 'Clock out', exact: true }).click()
  await expect(out.getByText('Add a reason.')).toBeVisible()
  await out.getByRole('textbox', { name: 'Reason' }).fill('Fell ill')
  await out.getByRole('button', { name: 'Clock out', exact: true }).click()
  await expect(page.getByText(/clocked out$/)).toBeVisible()
  await expect(people).toHaveCount(before - 1)
}

test("a manager works from a creator's drawer: who was on duty, fans, a message, a clock-out", async ({
  page,
}) => {
  await openAs(page, 'manager', `${FLOOR}?open=creator-01`)
  await test.step('finds who was on duty when replies got slow', () => findWhoWasOnDuty(page))
  await test.step('fans move to a colleague and back', () => moveFan(page))
  await test.step('a chatter is messaged', () => sendWord(page))
  await test.step('a chatter is clocked out with a reason', () => clockOut(page))
})

async function decideCorrections(page: Page): Promise<void> {
  const corrections = part(page, 'Corrections')
  await expect(corrections.getByRole('listitem')).toHaveCount(3)
  await expect(corrections.getByText(/^Out at .+ instead of .+/).first()).toBeVisible()
  await corrections
    .getByRole('button', { name: /^Approve .* correction/ })
    .first()
    .click()
  await expect(corrections.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(corrections.getByRole('listitem')).toHaveCount(3)
  await corrections
    .getByRole('button', { name: /^Reject .* correction/ })
    .first()
    .click()
  await corrections.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(corrections.getByText(/^Add a reason so/)).toBeVisible()
  await corrections.getByRole('textbox', { name: 'Reason' }).fill('The log shows nothing after ten.')
  await corrections.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(corrections.getByRole('listitem')).toHaveCount(2)
}

async function resolveEscalation(page: Page): Promise<void> {
  const call = await apiClientOf(page.context().request, 'chatter')
  await call('/safety/crisis/escalate', { channelId: 'channel-1-3', source: 'incoming' })
  const care = part(page, 'Chats that may need care')
  await expect(care.getByText('About a message from the fan.')).toBeVisible()
  await care.getByRole('link', { name: 'Read chat' }).click()
  await expect(page.getByText(/Messages stay unread/)).toBeVisible()
  await page.goBack()
  await care.getByRole('button', { name: /request as resolved$/ }).click()
  await expect(care).toHaveCount(0)
}

test('a manager works through what waits on the floor, and an escalation shows at once', async ({ page }) => {
  await openFloor(page)
  await test.step('corrections are approved, undone and rejected with a comment', () =>
    decideCorrections(page))
  await test.step('an invitation is cancelled', async () => {
    const open = part(page, 'Invitations').getByRole('listitem')
    const before = await open.count()
    await part(page, 'Invitations')
      .getByRole('button', { name: /^Cancel invitation/ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel invitation' }).click()
    await expect(open).toHaveCount(before - 1)
  })
  await test.step('a dispute is decided inline', async () => {
    const first = part(page, 'Disputes').getByRole('heading', { level: 3 }).nth(1)
    const title = await first.textContent()
    await part(page, 'Disputes')
      .getByRole('button', { name: /^Credit / })
      .first()
      .click()
    await expect(page.getByText('Dispute resolved')).toBeVisible()
    await expect(first).not.toHaveText(title ?? '')
  })
  await test.step('a chat that may need care alerts at once, and is read and resolved', () =>
    resolveEscalation(page))
})

test(
  'events elsewhere show at once and refetch only the affected parts',
  { tag: '@demo' },
  async ({ page, context }) => {
    await openFloor(page)
    await expect(app(page).getByText('Live', { exact: true })).toBeVisible()
    await expect(part(page, 'Corrections').getByRole('listitem')).toHaveCount(3)
    const other = await context.newPage()
    await openFloor(other)
    const paths = recordCalls(page)
    await part(other, 'Corrections')
      .getByRole('button', { name: /^Approve .* correction/ })
      .first()
      .click()
    await expect(part(page, 'Corrections').getByRole('listitem')).toHaveCount(2)
    expect(paths).not.toContain('/api/agency/disputes/list')
  },
)

test('an error stays in its part, and a lost connection shows while data refetches', async ({
  page,
  context,
  backend,
}) => {
  await context.clock.install()
  await backend.faults({ mode: 'fail', only: '/api/agency/corrections/list' })
  await openFloor(page)
  const corrections = part(page, 'Corrections')
  await advancePastRetries(backend, corrections.getByRole('alert'))
  await expect(part(page, 'Disputes').getByRole('heading', { level: 3 }).nth(1)).toBeVisible()
  await backend.faults({ mode: 'none' })
  await corrections.getByRole('button', { name: 'Retry' }).click()
  await expect(corrections.getByRole('listitem')).toHaveCount(3)
  await backend.faults({ mode: 'offline', only: '/api/events' })
  await advancePastRetries(backend, app(page).getByText(/^Reconnecting\. /))
  await expect(row(page, 'Mila Hart')).toBeVisible()
  await backend.faults({ mode: 'none' })
  await advancePastRetries(backend, app(page).getByText('Live', { exact: true }))
})

test('axe finds nothing on the floor, in three languages', async ({ page }) => {
  test.slow()
  await openAs(page, 'manager', FLOOR)
  await inEachLanguage(page, async () => {
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await navigateInPage(page, `${FLOOR}?open=creator-01`)
    await expect(page.getByRole('dialog').getByRole('listitem').nth(5)).toBeVisible()
    expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
