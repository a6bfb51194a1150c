import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { localeText, setLanguage } from '../support/languages.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  inbox,
  openWorkspace,
  thread,
} from '../support/workspace.ts'

const CHANNEL = 'channel-1-3'

/** The name of the creator in focus is fully visible above the list. */
async function expectWholeCreatorName(page: Page): Promise<void> {
  const name = inbox(page)
    .getByRole('button', { name: /Switch creator/ })
    .getByText('Mila Hart')
  await expect(name).toBeVisible()
  expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth || one.clientWidth === 0)).toBe(true)
  expect(await name.evaluate((one) => getComputedStyle(one).textOverflow)).toBe('clip')
}

test('with three panes nothing is cut, moves or scrolls along', async ({ page }) => {
  await openWorkspace(page, channelAddress(CHANNEL))
  await expectThreadOpen(page)
  await test.step('the name of the creator in focus is fully visible', () => expectWholeCreatorName(page))
  await test.step('blurred media are at most 200 px high', async () => {
    const covered = thread(page).getByRole('button', { name: /^Show/ })
    await thread(page).evaluate((one) => {
      one.scrollTop -= 1500
    })
    await expect(covered.first()).toBeVisible()
    const heights = await covered.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(200)
  })
  await test.step('scrolling the fan panel does not scroll the page', async () => {
    const panel = page.getByRole('complementary', { name: 'Fan info' })
    const low = panel.getByRole('heading', { name: 'Money' })
    await low.evaluate((one) => one.scrollIntoView({ block: 'start' }))
    await expect(low).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(composer(page)).toBeInViewport({ ratio: 1 })
  })
  await test.step('the vault grid does not shift when the first item is selected', async () => {
    await page.getByRole('button', { name: 'Vault', exact: true }).click()
    const vault = page.getByRole('dialog', { name: 'Vault' })
    const item = vault.getByRole('gridcell').first()
    await expect(item).toBeVisible()
    const before = await item.boundingBox()
    await item.getByRole('button').first().click()
    await expect(vault.getByRole('button', { name: 'Attach 1' })).toBeVisible()
    expect(await item.boundingBox()).toEqual(before)
  })
})

test('the menu of overflowing tabs is fully visible in German, the placeholder on the right in Arabic', async ({
  page,
  context,
}) => {
  await setLanguage(context, 'de')
  await openWorkspace(page, channelAddress(CHANNEL))
  // Counts make the tabs as wide as they get.
  await expect(
    page.getByRole('button', { name: new RegExp(`^${localeText('de', 'tools:inbox.tab_all')}.*\\d`) }),
  ).toBeVisible()
  const rest = page.getByRole('button', { name: localeText('de', 'tools:inbox.tab_more'), exact: true })
  await expect(rest).toBeInViewport({ ratio: 1 })
  await setLanguage(context, 'ar')
  await page.reload()
  const field = page.getByPlaceholder(localeText('ar', 'tools:composer.placeholder'), { exact: true })
  await expect(field).toHaveCSS('direction', 'rtl')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true })

  test('the creator is named in full, and tools are one tap away above an on-screen keyboard', async ({
    page,
  }) => {
    await openWorkspace(page, channelAddress(CHANNEL))
    await expectThreadOpen(page)
    await expectWholeCreatorName(page)
    for (const [width, height] of [
      [1024, 430],
      [390, 480],
    ] as const)
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await expect.poll(async () => (await thread(page).boundingBox())?.y).toBeLessThanOrEqual(64)
        await expectToolsInRow(page, height)
      })
  })
})

/** Vault, price, emoji and scripts are one tap away, in one row with Send. */
async function expectToolsInRow(page: Page, height: number): Promise<void> {
  const box = async (name: string) => await page.getByRole('button', { name, exact: true }).boundingBox()
  const send = await box('Send')
  for (const tool of ['Vault', 'Price', 'Emoji', 'Scripts']) {
    const at = await box(tool)
    expect(at?.width).toBeGreaterThanOrEqual(44)
    expect(Math.abs((at?.y ?? 0) - (send?.y ?? 0))).toBeLessThan(4)
  }
  expect((await thread(page).boundingBox())?.height).toBeGreaterThan(height * 0.5)
  await expect(composer(page)).toBeInViewport({ ratio: 1 })
  const emoji = page.getByRole('dialog', { name: 'Emoji' })
  await page.getByRole('button', { name: 'Emoji', exact: true }).tap()
  await expect(emoji).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(emoji).toHaveCount(0)
}
