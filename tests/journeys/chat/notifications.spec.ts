import type { Locator, Page } from '@playwright/test'

import { dateField, dateValueOf, fillDate } from '../support/date-fields.ts'
import { expect, test } from '../support/fixtures.ts'
import { setLanguage } from '../support/languages.ts'
import { main } from '../support/locators.ts'
import { openPalette } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { channelAddress, expectThreadOpen, inbox, openWorkspace } from '../support/workspace.ts'

const FEED = '/cr-tools/notifications'
const groups = (page: Page) => main(page).getByRole('article')
const chip = (page: Page, kind: string) =>
  main(page)
    .getByRole('group', { name: 'Types' })
    .getByRole('button', { name: new RegExp(`^${kind}`) })
const unreadCount = (page: Page) =>
  main(page)
    .getByText(/^\d+ unread$/)
    .first()
const icon = (page: Page) => page.locator('link[rel="icon"]')

test('notifications are grouped by day and fan, filtered, answered inline and marked as read', async ({
  page,
}) => {
  await countTones(page)
  await openWorkspace(page, FEED)
  await expect(main(page).getByRole('heading', { name: 'Today', level: 2 })).toBeVisible()
  await expect(groups(page).first().getByRole('heading', { level: 3 })).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\+?\) /)
  await expect(icon(page)).toHaveAttribute('href', /^data:image\/svg/)
  await test.step('settings are chosen and tested', () => chooseSettings(page))
  await chip(page, 'Purchases').click()
  await expect(page).toHaveURL(/kinds?=purchase/)
  await expect(groups(page).filter({ hasNotText: 'Bought' })).toHaveCount(0)
  await main(page).getByRole('switch', { name: 'Unread only' }).press('Space')
  await test.step('a reload keeps filters and settings', async () => {
    await page.reload()
    await expect(chip(page, 'Purchases')).toHaveAttribute('aria-pressed', 'true')
    await expect(main(page).getByRole('switch', { name: 'Unread only' })).toBeChecked()
    await expect(groups(page).first()).toContainText('Bought')
    const drawer = await openSettings(page)
    await expect(drawer.getByRole('switch', { name: 'Quiet hours' })).toBeChecked()
    expect(await dateValueOf(dateField(drawer, 'From'))).toBe('21:30')
    await expect(likesIn(drawer)).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })
  await main(page).getByRole('button', { name: 'Clear filters' }).click()
  await expect(groups(page).filter({ hasNotText: 'Bought' })).not.toHaveCount(0)
  await test.step('they are answered inline and marked as read', () => answerAndRead(page))
})

async function answerAndRead(page: Page): Promise<void> {
  const before = Number.parseInt((await unreadCount(page).textContent()) ?? '', 10)
  // The newest may already be read.
  const marks = groups(page).getByRole('button', { name: /^Mark as read/ })
  await marks.first().click()
  await expect(unreadCount(page)).not.toHaveText(`${before} unread`)
  const second = groups(page).nth(1)
  await second.getByRole('button', { name: /^Reply to/ }).click()
  const reply = second.getByRole('textbox', { name: /^Your reply to/ })
  await reply.fill('So glad you stayed')
  // Enter sends nothing before the chat has loaded; Send says so.
  await expect(second.getByRole('button', { name: 'Send' })).toBeEnabled()
  await reply.press('Enter')
  await expect(page.getByText('Reply on its way.')).toBeVisible()
  await expect(second.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0)

  await main(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(main(page).getByText(/^\d+ unread$/)).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Mark all as read' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
}

/** Counts the tones that the page starts. */
const countTones = (page: Page) =>
  page.addInitScript(() => {
    const begin = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      document.documentElement.dataset['tones'] =
        `${Number(document.documentElement.dataset['tones'] ?? 0) + 1}`
      begin.call(this, when)
    }
  })

const likesIn = (drawer: Locator) => drawer.getByRole('checkbox', { name: /Likes.*In app|In app.*Likes/ })

async function openSettings(page: Page): Promise<Locator> {
  await main(page).getByRole('button', { name: 'Notification settings' }).click()
  return page.getByRole('dialog', { name: 'Notification settings' })
}

async function chooseSettings(page: Page): Promise<void> {
  const drawer = await openSettings(page)
  await drawer.getByRole('radio', { name: 'Bell' }).click()
  await drawer.getByRole('button', { name: 'Test' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-tones', /\d/)
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().includes('settings/update') && answer.request().postData()?.includes('21:30') === true,
  )
  const quiet = drawer.getByRole('switch', { name: 'Quiet hours' })
  await quiet.press('Space')
  await expect(quiet).toBeChecked()
  await likesIn(drawer).press('Space')
  await expect(likesIn(drawer)).toBeChecked()
  await fillDate(dateField(drawer, 'From'), '21:30')
  await kept
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
}

test('shortcuts are customized, rejected when taken, and switched off', async ({ page }) => {
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  const log = page.getByRole('log')
  await log.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByRole('button', { name: 'Change keys: Open next chat' }).press('Enter')
  await page.keyboard.press('x')
  await expect(sheet.getByText('Already used for: Select chats')).toBeVisible()
  const kept = page.waitForResponse(/preferences\/update/)
  await page.keyboard.press('g')
  await kept
  await expect(sheet.getByRole('button', { name: /^Reset keys: Open next chat/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.reload()
  await expectThreadOpen(page)
  await expect(inbox(page).getByRole('button', { name: /^Next chat/ })).toContainText('G')
  const here = page.url()
  await log.press('n')
  await log.press('g')
  await expect(page).not.toHaveURL(here)
  await expectThreadOpen(page)

  await openPalette(page)
  await page.keyboard.type('account settings')
  await page.keyboard.press('Enter')
  const settings = page.getByRole('dialog', { name: 'Account settings' })
  await settings.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
  await expect(inbox(page).getByRole('button', { name: /^Next chat/ })).not.toContainText('G')
})

test("a seller's name is cut at its end, in a line of the other direction too", async ({ page, context }) => {
  await setLanguage(context, 'ar')
  await page.setViewportSize({ width: 360, height: 800 })
  await openWorkspace(page, `${FEED}?kinds=purchase`)
  const name = main(page).getByText('Callum Winslow', { exact: true }).first()
  await expect(name).toBeVisible()
  const isWhole = () =>
    name.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      const line = element.closest('li')?.getBoundingClientRect()
      return line !== undefined && left >= line.left && right <= line.right
    })
  expect(await isWhole()).toBe(true)
  await expect(name).toHaveCSS('text-overflow', 'ellipsis')
})

test(
  'each tab keeps its creator through a quick switch and a reload',
  { tag: '@demo' },
  async ({ page, context }) => {
    const chipOf = (of: Page, name: string) =>
      of.getByRole('button', { name: new RegExp(`${name}.*Switch creator`) })
    await openWorkspace(page, FEED)
    await expect(chipOf(page, 'Mila Hart')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/cr-select')
    await main(other)
      .getByRole('heading', { level: 2 })
      .getByRole('button', { name: /Noa Reyes/ })
      .click()
    await expect(other).toHaveURL('/cr-tools')
    await chipOf(other, 'Noa Reyes').click()
    await other.getByRole('menuitemradio', { name: /Ivy Lane/ }).click()
    await expect(chipOf(other, 'Ivy Lane')).toBeVisible()
    await other.reload()
    await expectLoaded(other)
    await expect(chipOf(other, 'Ivy Lane')).toBeVisible()
    await page.reload()
    await expect(chipOf(page, 'Mila Hart')).toBeVisible()
    await expect(groups(page).first()).toBeVisible()
  },
)
