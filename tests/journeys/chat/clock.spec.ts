import type { Page } from '@playwright/test'

import { MINUTE_MS } from '../../../src/lib/duration.ts'
import { dateField, dateValueOf, fillDate } from '../support/date-fields.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, workClock } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs, selectFirstCreator } from '../support/sign-in.ts'

const JUST_NOW = /^00:00:[0-5]\d$/

/** Resolves once the clock's background tasks, which load after the page, have mounted: they read the logs. */
async function backgroundTasks(page: Page): Promise<void> {
  await page.waitForResponse(/work-logs\/list/)
  // Wait for commits too: React's scheduler does not use the fake timers.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 50; turn += 1)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', done)
        port1.start()
        port2.postMessage(null)
      })
  })
}

async function clockIn(page: Page): Promise<void> {
  await workClock(page).getByRole('button', { name: 'Clock In' }).click()
  await expect(workClock(page).getByRole('button', { name: 'Clock Out' })).toBeVisible()
}

test(
  'a chatter clocks in, stays on duty through a reload by server time and in another tab, and clocks out',
  { tag: '@demo' },
  async ({ page, context, backend }) => {
    await backend.faults({ clockSkewMs: 10 * MINUTE_MS })
    await openAs(page, 'chatter')
    await expect(workClock(page)).toContainText('Off Duty')
    const other = await context.newPage()
    await other.goto('/cr-select')
    await expect(workClock(other)).toContainText('Off Duty')
    await clockIn(page)
    await expect(page.getByText("You're now clocked in! Happy chatting")).toBeVisible()
    await expect(workClock(page).getByText(JUST_NOW)).toBeVisible()
    await expect(workClock(other).getByRole('button', { name: 'Clock Out' })).toBeVisible()
    await page.reload()
    await expect(workClock(page).getByText(JUST_NOW)).toBeVisible()
    await workClock(other).getByRole('button', { name: 'Clock Out' }).click()
    await expect(other.getByText("You're now clocked out!")).toBeVisible()
    await expect(workClock(page)).toContainText('Off Duty')
    await page.reload()
    await expect(workClock(page).getByRole('button', { name: 'Clock In' })).toBeVisible()
  },
)

test('the clock shows only to chatters on /cr-select and /cr-tools', async ({ page }) => {
  await openAs(page, 'director', '/cr-select')
  await expect(workClock(page)).toBeVisible()
  await test.step('below 1024 px it opens from the bottom bar', async () => {
    await page.setViewportSize({ width: 800, height: 1000 })
    const bar = app(page).getByRole('navigation', { name: 'Quick access' })
    await bar.getByRole('button', { name: 'Off Duty' }).click()
    const popover = page.getByRole('dialog', { name: 'Work clock' })
    await popover.getByRole('button', { name: 'Clock In' }).click()
    await expect(page.getByText("You're now clocked in! Happy chatting")).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popover).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await selectFirstCreator(page)
  await expect(workClock(page)).toBeVisible()
  await app(page).getByRole('link', { name: 'Agency Overview' }).click()
  await expectLoaded(page)
  await expect(workClock(page)).toHaveCount(0)
})

test('other users see no clock and send no request for it', async ({ page, backend }) => {
  await backend.faults({ roles: ['account_manager'] })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const background = page.waitForResponse(/\/background-[\w-]{8}\.js/)
  await openAs(page, 'account_manager')
  await expectLoaded(page)
  await background
  await expect(workClock(page)).toHaveCount(0)
  expect(asked.filter((url) => url.includes('clock-in-status'))).toEqual([])
})

test(
  'asks after 20 minutes without input whether the user still works, and clocks out without an answer',
  { tag: '@demo' },
  async ({ page, context, backend }) => {
    await context.clock.install()
    const tasks = backgroundTasks(page)
    await openAs(page, 'chatter')
    await clockIn(page)
    await tasks
    const question = page.getByRole('alertdialog', { name: 'Still working?' })
    await test.step('asks after 20 minutes, and continues after the answer', async () => {
      await backend.advanceTime(19 * MINUTE_MS)
      await context.clock.runFor(1000)
      await expect(workClock(page)).toContainText(/00:19:\d\d/)
      await expect(question).toHaveCount(0)
      await backend.advanceTime(61_000)
      await context.clock.runFor(1000)
      await expect(question).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question).toBeVisible()
      const answered = page.waitForResponse(/clock-in-status\/heartbeat/)
      await question.getByRole('button', { name: "I'm still working" }).click()
      await answered
      await expect(question).toHaveCount(0)
      await expect(workClock(page).getByRole('button', { name: 'Clock Out' })).toBeVisible()
    })
    await test.step('clocks out without an answer, and says so', async () => {
      await backend.advanceTime(20 * MINUTE_MS + 1000)
      await context.clock.runFor(1000)
      await expect(question).toBeVisible()
      await backend.advanceTime(2 * MINUTE_MS)
      await context.clock.runFor(1000)
      await expect(workClock(page)).toContainText('Off Duty')
    })
    await test.step('accepts a correction', () => correct(page))
  },
)

async function correct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fix' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct your work log' })
  const from = dateField(dialog, 'Clocked in')
  const earlier = new Date(Date.parse(`${await dateValueOf(from)}Z`) - 10 * MINUTE_MS)
  await fillDate(from, earlier.toISOString().slice(0, 16))
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('I was on the phone')
  await dialog.getByRole('button', { name: 'Send correction' }).click()
  await expect(page.getByText('Correction sent to your manager.')).toBeVisible()
}
