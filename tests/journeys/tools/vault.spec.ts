import { writeFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { MILA } from '../../support/people.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { main } from '../support/locators.ts'
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

async function moveIntoFolder(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'New folder' }).click()
  const dialog = page.getByRole('dialog', { name: 'New folder' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Winter')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/folder=folder-1-/)
  await folder(page, 'All media').click()
  await select(page, 0).click()
  await select(page, 2).click({ modifiers: ['Shift'] })
  await expect(selection(page)).toContainText('3 selected')
  await selection(page).getByRole('button', { name: 'Move to' }).click()
  await page.getByRole('menuitemradio', { name: 'Winter' }).click()
  await expect(folder(page, 'Winter')).toContainText('3')
  await folder(page, 'Winter').click()
  await expect(tiles(page)).toHaveCount(3)
  await page.reload()
  await expect(tiles(page)).toHaveCount(3)
}

async function lookAtStill(page: Page): Promise<void> {
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
  await expect(drawer).toBeVisible()
}

test('stills are moved into a folder, edited, looked at large, and selected by keyboard', async ({
  page,
}) => {
  await open(page, `${PAGE}?type=image`)
  await test.step('items are moved into a new folder and stay there through a reload', () =>
    moveIntoFolder(page))
  await tiles(page).first().getByRole('button').first().click()
  await expect(page).toHaveURL(/item=media-1-/)
  await test.step('a still opens large, with the next one a key away', () => lookAtStill(page))
  await test.step('an item is edited', async () => {
    const item = page.getByRole('dialog')
    await item.getByRole('textbox', { name: 'Title' }).fill('Balcony at dusk')
    await item.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tiles(page).first()).toContainText('Balcony at dusk')
  })
  await test.step('the grid is navigated and selected by keyboard', async () => {
    await folder(page, 'All media').click()
    await expect(tiles(page).nth(3)).toBeVisible()
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
})

const fileField = (page: Page) => main(page).getByLabel('Choose files to upload')
const uploads = (page: Page) => main(page).getByRole('list', { name: 'Uploads' })

async function uploadTwice(page: Page): Promise<void> {
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
  await fileField(page).setInputFiles([
    { name: 'harbor.png', mimeType: 'image/png', buffer },
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') },
  ])
  await expect(uploads(page).getByRole('alert')).toHaveText(
    'You can only send photos, videos and audio files.',
  )
  await expect(tiles(page).first()).toContainText('harbor.png')
  await uploads(page)
    .getByRole('button', { name: /^Dismiss/ })
    .click()
  await fileField(page).setInputFiles({ name: 'copy.png', mimeType: 'image/png', buffer })
  await expect(uploads(page)).toContainText('Already in the vault')
  await uploads(page).getByRole('button', { name: 'Show' }).click()
  const item = page.getByRole('dialog', { name: 'harbor.png' })
  await expect(item).toContainText('300 × 200')
  await page.keyboard.press('Escape')
  await uploads(page)
    .getByRole('button', { name: /^Dismiss/ })
    .click()
  await expect(uploads(page)).toHaveCount(0)
}

test('uploads recognize a duplicate, and resume after a failure and a reload without sending a part twice', async ({
  page,
  backend,
}) => {
  await open(page)
  await test.step('a picture is uploaded, and the same file is recognized as a duplicate', () =>
    uploadTwice(page))
  const parts: string[] = []
  page.on('request', (request) => {
    const range = request.headers()['content-range']
    if (range !== undefined) parts.push(range)
  })
  // From the disk, as the protocol of the browser would carry its content in letters.
  const film = test.info().outputPath('film.mp4')
  writeFileSync(film, Buffer.alloc(9 * 2 ** 20, 7))
  const failOnce = () => backend.faults({ mode: 'fail', status: 500, only: '/api/media/complete', times: 1 })
  const retry = uploads(page).getByRole('button', { name: /^Retry .*film/ })
  await failOnce()
  await fileField(page).setInputFiles(film)
  await expect(retry).toBeVisible()
  expect(parts).toHaveLength(3)
  const input = uploads(page).getByLabel(/^Choose .*film/)
  await test.step('an upload that a reload interrupted resumes with the same file alone', async () => {
    await page.reload()
    await expect(uploads(page)).toContainText('Upload interrupted. Choose the file again to resume.')
    await input.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(10, 7) })
    await expect(uploads(page).getByRole('alert')).toContainText('This is a different file')
    await failOnce()
    await input.setInputFiles(film)
    await expect(retry).toBeVisible()
  })
  await test.step('an upload resumes where it stopped', async () => {
    await retry.click()
    await expect(tiles(page).first()).toContainText('film.mp4')
    await expect(uploads(page)).toHaveCount(0)
    // The server had all three parts since the first try.
    expect(parts).toHaveLength(3)
  })
})

test('a chatter looks at a vault of 20,000 items page by page, and loads folders again', async ({
  page,
  backend,
}) => {
  await backend.faults({ vaultSize: 'large', mode: 'fail', status: 400, only: '/api/vault/folders' })
  await open(page, PAGE, 'chatter')
  await expect(selection(page)).toContainText('20,000 items')
  await test.step('folders that did not load are loaded by Retry', async () => {
    const retry = main(page).getByRole('button', { name: 'Retry' })
    await expect(retry).toHaveCount(1)
    await backend.faults({ mode: 'none', only: null })
    await retry.click()
    await expect(folder(page, 'Studio')).toBeVisible()
  })
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

/** Selects an item and clears the selection. */
async function expectBarToFitOneLine(page: Page, language: string): Promise<void> {
  const words = (name: string) => localeText(language, `marketplace:vault.${name}`)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1024, height: 800 })
  const bar = main(page).getByRole('group', { name: words('selection') })
  const before = await bar.boundingBox()
  const box = main(page)
    .getByRole('gridcell')
    .first()
    .getByRole('button', { name: words('select').split('{{name}}')[1] ?? '' })
  await box.click()
  await expect(bar.getByRole('button', { name: words('delete') })).toBeVisible()
  // The fallback font, shown until ours has loaded, is wider.
  await page.evaluate(async () => void (await document.fonts.ready))
  expect((await bar.boundingBox())?.height).toBe(before?.height)
  await box.click()
  if (size) await page.setViewportSize(size)
}

test('axe finds nothing in the vault and its editor, and the page fits every width, in three languages', async ({
  page,
}) => {
  test.slow()
  await open(page)
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
    expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
    const edit = localeText(language, 'marketplace:vault.edit')
    await page.getByRole('dialog').getByRole('button', { name: edit }).click()
    const editor = page.getByRole('dialog', { name: edit })
    await expect(editor.getByRole('img').first()).toBeVisible()
    expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(editor).toHaveCount(0)
    await page.getByRole('dialog').press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // German has the longest words.
    if (language === 'de') await expectBarToFitOneLine(page, language)
    await expectToFitWidths(page, language)
  })
})
