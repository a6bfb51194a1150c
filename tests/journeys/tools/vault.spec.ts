import type { Page } from '@playwright/test'

import { MILA } from '../../support/people.ts'
import { pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText, setLanguage } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { heading, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/vault'

const grid = (page: Page) => main(page).getByRole('grid', { name: 'Media' })
const tiles = (page: Page) => grid(page).getByRole('gridcell')
const selection = (page: Page) => main(page).getByRole('group', { name: 'Selection' })
const folder = (page: Page, name: string) =>
  main(page)
    .getByRole('navigation', { name: 'Folders' })
    .getByRole('button', { name: new RegExp(`^${name} `) })
const select = (page: Page, at: number) =>
  tiles(page)
    .nth(at)
    .getByRole('button', { name: /^Select/ })

async function open(page: Page, address = PAGE, who: 'manager' | 'chatter' = 'manager') {
  await openAs(page, who, address, MILA)
  await expect(tiles(page).first()).toBeVisible()
}

test('items are moved into a new folder and stay there through a reload', async ({ page }) => {
  await open(page)
  await main(page).getByRole('button', { name: 'New folder' }).click()
  const dialog = page.getByRole('dialog', { name: 'New folder' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Winter')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/folder=folder-1-/)
  const address = pathOf(page)
  await folder(page, 'All media').click()
  await select(page, 0).click()
  await select(page, 2).click({ modifiers: ['Shift'] })
  await expect(selection(page)).toContainText('3 selected')
  await selection(page).getByRole('button', { name: 'Move to' }).click()
  await page.getByRole('menuitemradio', { name: 'Winter' }).click()
  await expect(folder(page, 'Winter')).toContainText('3')
  await page.goto(address)
  await expect(tiles(page)).toHaveCount(3)
  await page.reload()
  await expect(tiles(page)).toHaveCount(3)
})

test('a picture is uploaded, and the same file is recognized as a duplicate', async ({ page }) => {
  await open(page)
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 300
    canvas.height = 200
    const paint = canvas.getContext('2d')
    if (paint) paint.fillStyle = 'teal'
    paint?.fillRect(0, 0, 300, 200)
    return canvas.toDataURL('image/png')
  })
  const buffer = Buffer.from(address.split(',')[1] ?? '', 'base64')
  const input = main(page).getByLabel('Choose files to upload')
  await input.setInputFiles([
    { name: 'harbor.png', mimeType: 'image/png', buffer },
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') },
  ])
  const uploads = main(page).getByRole('list', { name: 'Uploads' })
  await expect(uploads.getByRole('alert')).toHaveText('You can only send photos, videos and audio files.')
  await expect(tiles(page).first()).toContainText('harbor.png')
  await uploads.getByRole('button', { name: /^Dismiss/ }).click()
  await input.setInputFiles({ name: 'copy.png', mimeType: 'image/png', buffer })
  await expect(uploads).toContainText('Already in the vault')
  await uploads.getByRole('button', { name: 'Show' }).click()
  const item = page.getByRole('dialog', { name: 'harbor.png' })
  await expect(item).toContainText('300 × 200')
})

test('an upload resumes where it stopped and sends no part twice', async ({ page, backend }) => {
  await open(page)
  const parts: string[] = []
  page.on('request', (request) => {
    const range = request.headers()['content-range']
    if (range !== undefined) parts.push(range)
  })
  const size = 9 * 2 ** 20
  await backend.faults({ mode: 'fail', status: 500, only: '/api/media/complete', times: 1 })
  await main(page)
    .getByLabel('Choose files to upload')
    .setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(size, 7) })
  const retry = main(page).getByRole('button', { name: /^Retry .*film/ })
  await expect(retry).toBeVisible()
  expect(parts).toHaveLength(3)
  await retry.click()
  await expect(tiles(page).first()).toContainText('film.mp4')
  // Every part arrived on the first try, so none is sent twice.
  expect(parts).toHaveLength(3)
})

test('an upload that a reload interrupted resumes with the same file', async ({ page, backend }) => {
  await open(page)
  const parts: string[] = []
  page.on('request', (request) => {
    const range = request.headers()['content-range']
    if (range !== undefined) parts.push(range)
  })
  const film = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(9 * 2 ** 20, 7) }
  await backend.faults({ mode: 'fail', status: 500, only: '/api/media/complete', times: 1 })
  await main(page).getByLabel('Choose files to upload').setInputFiles(film)
  await expect(main(page).getByRole('button', { name: /^Retry .*film/ })).toBeVisible()
  await page.reload()
  const uploads = main(page).getByRole('list', { name: 'Uploads' })
  await expect(uploads).toContainText('Upload interrupted. Choose the file again to resume.')
  const input = uploads.getByLabel(/^Choose .*film/)
  await input.setInputFiles({ ...film, buffer: Buffer.alloc(10, 7) })
  await expect(uploads.getByRole('alert')).toContainText('This is a different file')
  expect(parts).toHaveLength(3)
  await input.setInputFiles(film)
  await expect(tiles(page).first()).toContainText('film.mp4')
  await expect(uploads).toHaveCount(0)
  // The server already had all three parts.
  expect(parts).toHaveLength(3)
})

test('what can be done with selected items fits one line, in long words too', async ({ page, context }) => {
  await setLanguage(context, 'de')
  await page.setViewportSize({ width: 1024, height: 800 })
  await openAs(page, 'manager', PAGE, MILA)
  const bar = main(page).getByRole('group', { name: localeText('de', 'marketplace:vault.selection') })
  await expect(bar).toBeVisible()
  const before = await bar.boundingBox()
  const [, select = ''] = localeText('de', 'marketplace:vault.select').split('{{name}}')
  await main(page).getByRole('gridcell').first().getByRole('button', { name: select }).click()
  await expect(bar.getByRole('button', { name: localeText('de', 'marketplace:vault.delete') })).toBeVisible()
  // The fallback font, shown until ours has loaded, is wider.
  await page.evaluate(async () => void (await document.fonts.ready))
  expect((await bar.boundingBox())?.height).toBe(before?.height)
})

test('an item is edited, and closing with unsaved changes confirms', async ({ page }) => {
  await open(page)
  await tiles(page).first().getByRole('button').first().click()
  await expect(page).toHaveURL(/item=media-1-/)
  const item = page.getByRole('dialog')
  await item.getByRole('textbox', { name: 'Title' }).fill('Balcony at dusk')
  await item.getByRole('button', { name: 'Close panel' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await item.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tiles(page).first()).toContainText('Balcony at dusk')
})

test('a still opens large, with the next one a key away', async ({ page }) => {
  await open(page, `${PAGE}?type=image`)
  await tiles(page).first().getByRole('button').first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: /^Enlarge/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Media', exact: true })
  await expect(viewer).toContainText(/^1 of/)
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText(/^2 of/)
  await viewer.getByRole('button', { name: 'Previous' }).click()
  await expect(viewer).toContainText(/^1 of/)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the grid is navigated and selected by keyboard', async ({ page }) => {
  await open(page)
  await tiles(page).first().getByRole('button').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+X')
  await expect(selection(page)).toContainText('3 selected')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a vault of 20,000 items loads page by page on scroll', async ({ page, backend }) => {
  await backend.faults({ vaultSize: 'large' })
  await open(page)
  await expect(selection(page)).toContainText('20,000 items')
  const frame = grid(page).locator('..')
  await expect(selection(page)).toContainText('Select 200 loaded')
  const scrollToEnd = () => frame.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const loaded = async () =>
    Number(/Select ([\d,]+) loaded/.exec((await selection(page).textContent()) ?? '')?.[1]?.replace(',', ''))
  await expect
    .poll(async () => {
      // Again and again: the grid grows after the count, so a scroll may end at the old end.
      await scrollToEnd()
      return loaded()
    })
    .toBeGreaterThanOrEqual(1200)
  expect((await loaded()) % 200).toBe(0)
  // The virtualiser renders only visible rows.
  expect(await tiles(page).count()).toBeLessThan(120)
})

test('chatters see the vault read-only', async ({ page }) => {
  await open(page, PAGE, 'chatter')
  await expect(main(page).getByRole('button', { name: 'Upload', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await select(page, 0).click()
  await expect(selection(page).getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
    /Ask an account manager/,
  )
})

test('a failing backend keeps the page usable, and Retry loads it', async ({ page, backend }) => {
  await backend.faults({ mode: 'fail', status: 400, only: '/api/vault/' })
  await openAs(page, 'manager', PAGE, MILA)
  await expect(heading(page, 'Vault')).toBeVisible()
  const retry = main(page).getByRole('button', { name: 'Retry' })
  await expect(retry).toHaveCount(2)
  await backend.faults({ mode: 'none', only: null })
  for (const which of [1, 0]) await retry.nth(which).click()
  await expect(tiles(page).first()).toBeVisible()
  await expect(folder(page, 'Studio')).toBeVisible()
})

test('axe finds nothing, and the page fits every width, in three languages', async ({ page }) => {
  test.slow()
  await openAs(page, 'manager', PAGE, MILA)
  await inEachLanguage(page, async (language) => {
    const cells = main(page)
      .getByRole('grid', { name: localeText(language, 'marketplace:vault.items') })
      .getByRole('gridcell')
    await expect(cells.first()).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await cells.first().getByRole('button').first().click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expectToFitWidths(page, language)
  })
})
