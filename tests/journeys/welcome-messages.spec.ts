import type { Page } from '@playwright/test'

import { expectSettled, expectToFit, faultsOf, main, speak, word } from './look.ts'
import { addressOf, callerOf, enter, expect, expectNotFound, heading, test } from './stage.ts'

const PAGE = '/welcome-messages'
const EDITOR = `${PAGE}?edit=sequence-1-1`

const list = (page: Page, name = 'Sequences') => main(page).getByRole('grid', { name, exact: true })
const rows = (page: Page) => list(page).getByRole('row')
const row = (page: Page, name: string) => rows(page).filter({ has: page.getByText(name, { exact: true }) })
const names = (page: Page) => rows(page).getByRole('link').allTextContents()

const open = async (page: Page, address = PAGE) => {
  await enter(page, 'manager', address, 'creator-01')
  await expect(rows(page).first()).toBeVisible()
}

const openEditor = async (page: Page, address = EDITOR) => {
  await enter(page, 'manager', address, 'creator-01')
  await expect(field(page, 'Name')).toBeVisible()
}

const act = async (page: Page, name: string, what: string) => {
  await row(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const messages = (page: Page) => list(page, 'Messages').getByRole('row')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

test(
  'a sequence is written, survives a reload, and is saved with results of its own',
  { tag: '@demo' },
  async ({ page }) => {
    await open(page)
    await button(page, 'New sequence').click()
    await field(page, 'Name').fill('Hello there')
    await field(page, 'Message text').fill('Hi {name}, tell me about {country|your country}.')
    await button(page, 'Add message').click()
    await expect(messages(page)).toHaveCount(2)
    await field(page, 'Message text').fill('Still here?')
    await page.reload()
    await expect(field(page, 'Name')).toHaveValue('Hello there')
    await expect(messages(page)).toHaveCount(2)
    await expect(messages(page).nth(1)).toContainText('Still here?')
    await button(page, 'Create').click()
    await expect(heading(page, /^Hello there/)).toBeVisible()
    expect(addressOf(page)).toMatch(/^\/welcome-messages\?sequence=/)
    await expect(main(page).getByRole('heading', { name: 'Message 2' })).toBeVisible()
    await page.reload()
    await expect(heading(page, /^Hello there/)).toBeVisible()
    await button(page, 'All sequences').click()
    await expect(row(page, 'Hello there')).toContainText('Active')
  },
)

test('a paid message gets its media and price, and a fan preview shows it locked', async ({ page }) => {
  await openEditor(page)
  await messages(page)
    .nth(3)
    .getByText(/^One week/)
    .click()
  await expect(main(page).getByRole('heading', { name: 'Message 4' })).toBeVisible()
  await button(page, 'Choose from the vault').click()
  const vault = page.getByRole('dialog', { name: 'Vault' })
  await vault.getByRole('gridcell').first().getByRole('button').first().click()
  await vault.getByRole('button', { name: 'Attach 1' }).click()
  await field(page, 'Price').fill('19')
  await field(page, 'Locked caption').fill('Just for you')
  const preview = main(page).getByRole('complementary', { name: 'Fan preview' })
  await expect(preview.getByText('Unlock for $19.00')).toBeVisible()
  await expect(preview.getByText('Just for you')).toBeVisible()
  await button(page, 'Save').click()
  await expect(main(page).getByText('Unlock for $19.00')).toBeVisible()
})

test('a fault opens its message and takes the focus', async ({ page }) => {
  await openEditor(page)
  await messages(page)
    .nth(2)
    .getByText(/three days/)
    .click()
  await field(page, 'Price').fill('1')
  await messages(page)
    .first()
    .getByText(/so good/)
    .click()
  await expect(main(page).getByRole('heading', { name: 'Message 1' })).toBeVisible()
  await button(page, 'Save').click()
  await expect(main(page).getByRole('heading', { name: 'Message 3' })).toBeVisible()
  await expect(field(page, 'Price')).toBeFocused()
  await expect(main(page).getByText(/^Minimum price is/)).toBeVisible()
})

test('a sequence is dragged by its handle with the keyboard, and stays there', async ({ page }) => {
  await open(page)
  const before = await names(page)
  await rows(page).first().focus()
  await page.keyboard.press('Tab')
  await expect(rows(page).first().getByRole('button', { name: /^Drag/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(
      page.getByRole('button', { name: /^Insert between .*inner circle.* and .*Welcome back/ }),
    ).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await names(page))[1]).toBe(before[0])
  const moved = await names(page)
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  expect(await names(page)).toEqual(moved)
})

test('messages are put in another order by the keyboard, and the preview follows', async ({ page }) => {
  await openEditor(page)
  await messages(page).first().focus()
  await page.keyboard.press('Tab')
  await expect(messages(page).first().getByRole('button', { name: /^Drag/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('button', { name: /^Insert between Message 2 and/ })).toBeFocused({
      timeout: 500,
    })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(messages(page).nth(1)).toContainText('so good that you are here')
  const preview = main(page).getByRole('complementary', { name: 'Fan preview' })
  await expect(preview.getByRole('button', { name: /^Message 2/ })).toContainText('so good that you are here')
})

test('on a tablet Save stays above the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openEditor(page)
  await button(page, 'Add message').click()
  await expect(messages(page)).toHaveCount(5)
  await field(page, 'Message text').fill('From the tablet')
  // The bottom bar must not cover it.
  await button(page, 'Save').click()
  await expect(main(page).getByText('From the tablet')).toBeVisible()
})

test('a colleague who saves first loses nothing, and neither does the writer', async ({ page, context }) => {
  await openEditor(page)
  await field(page, 'Name').fill('Mine')
  const call = await callerOf(context.request, 'manager', 'creator-01')
  const { version, steps, ...rest } = (await call('/welcome-messages/get', {
    sequenceId: 'sequence-1-1',
  })) as { version: number; steps: { media: { mediaId: string }[] }[] } & Record<string, unknown> // as declared
  await call('/welcome-messages/save', {
    ...rest,
    clientId: 'colleague',
    version,
    name: 'Theirs',
    steps: steps.map(({ media, ...step }) => ({ ...step, mediaIds: media.map(({ mediaId }) => mediaId) })),
  })
  await button(page, 'Save').click()
  await expect(main(page).getByText('Someone else edited this')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Mine')
  await button(page, 'Keep mine').click()
  await expect(heading(page, /^Mine/)).toBeVisible()
})

test('unsaved changes are asked about on the way out, Back included', async ({ page }) => {
  await open(page)
  await act(page, 'Welcome back', 'Edit')
  await field(page, 'Name').fill('Not saved')
  await page.goBack()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await question.getByRole('button').first().click()
  await expect(field(page, 'Name')).toHaveValue('Not saved')
  await button(page, 'Cancel').click()
  await question.getByRole('button').last().click()
  await expect(rows(page).first()).toBeVisible()
})

test('results say the same on both pages, and the address keeps what is looked at', async ({ page }) => {
  await open(page)
  const figures = row(page, 'Win back').locator('dd')
  await expect(figures.first()).toHaveText(/^\d/)
  const sent = await figures.first().textContent()
  await row(page, 'Win back').getByRole('link').click()
  await expect(heading(page, /^Win back/)).toBeVisible()
  const tile = main(page).getByRole('group', { name: 'Sent', exact: true })
  await expect(tile).toContainText(sent ?? 'no figure')
  await main(page)
    .getByRole('button', { name: /^All messages/ })
    .click()
  await page.getByRole('option', { name: 'Message 2' }).click()
  await main(page)
    .getByRole('button', { name: /^All statuses/ })
    .click()
  await page.getByRole('option', { name: 'Seen' }).click()
  const address = addressOf(page)
  expect(address).toContain('message=')
  expect(address).toContain('delivery=seen')
  await page.reload()
  await expect(
    main(page)
      .getByRole('button', { name: /^Message 2/ })
      .first(),
  ).toBeVisible()
  expect(addressOf(page)).toBe(address)
})

test('a sequence is paused, copied to another creator, archived and deleted', async ({ page }) => {
  await open(page)
  await act(page, 'Win back', 'Pause')
  await expect(row(page, 'Win back')).toContainText('Paused')
  await act(page, 'Win back', 'Copy to other creators')
  const copy = page.getByRole('dialog', { name: /^Copy/ })
  await copy.getByRole('checkbox').first().check()
  await copy.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(copy.getByRole('list', { name: 'Creators' })).toBeVisible()
  await copy.getByRole('button', { name: 'Close' }).last().click()
  await act(page, 'Win back', 'Archive')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expect(list(page, 'Archived')).toContainText('Win back')
  await act(page, 'Birthday', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'Birthday')).toHaveCount(0)
})

test('a test goes to the sender, and a text that needs care is held first', async ({ page }) => {
  await openEditor(page)
  await button(page, 'Send test').click()
  await expect(page.getByText('Test sent to your notifications')).toBeVisible()
  await field(page, 'Message text').fill('I want to die')
  await button(page, 'Save').click()
  const help = page.getByRole('dialog', { name: 'Help is available' })
  await help.getByRole('button', { name: 'Back to message' }).click()
  await expect(field(page, 'Message text')).toHaveValue('I want to die')
  expect(addressOf(page)).toBe(EDITOR)
})

test('a creator without sequences gets an invitation to write the first one', async ({ page }) => {
  await enter(page, 'manager', PAGE, 'creator-08')
  await expect(main(page).getByRole('heading', { name: 'No welcome messages yet' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

test('a failing backend takes nothing away, and Retry brings the page', async ({ page, backend }) => {
  await backend.faults({ mode: 'fail', status: 500, only: '/api/welcome-messages/' })
  await enter(page, 'manager', PAGE, 'creator-01')
  await expect(heading(page, 'Welcome messages')).toBeVisible()
  await expect(button(page, 'Retry').first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await backend.faults({ mode: 'none', only: null })
  await expect(async () => {
    if ((await button(page, 'Retry').count()) > 0)
      await button(page, 'Retry').first().click({ timeout: 1000 })
    await expect(rows(page).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('a chatter may look at sequences but not change them', async ({ page }) => {
  await enter(page, 'chatter', PAGE, 'creator-01')
  await expect(rows(page).first()).toBeVisible()
  await expect(button(page, 'New sequence')).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await page.goto(EDITOR)
  await expect(main(page).getByRole('heading', { name: 'Sequence not found' })).toBeVisible()
})

test('a user without the chatter role finds no such page', async ({ page }) => {
  await enter(page, 'roleless', PAGE, 'creator-01')
  await expectNotFound(page)
})

for (const language of ['en', 'de', 'ar'] as const) {
  test(`nothing on the page is at fault for axe, and it fits, ${language}`, async ({ page, context }) => {
    await speak(context, language)
    await enter(page, 'manager', PAGE, 'creator-01')
    await expect(
      list(page, word(language, 'marketplace:welcome.list')).getByRole('row').first(),
    ).toBeVisible()
    await expectSettled(page)
    expect(await faultsOf(page)).toEqual([])
    await expectToFit(page, language)
    await page.goto(`${PAGE}?sequence=sequence-1-1`)
    await expect(main(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectSettled(page)
    expect(await faultsOf(page)).toEqual([])
    await expectToFit(page, `${language}, results`)
    await page.goto(EDITOR)
    await expect(field(page, word(language, 'marketplace:welcome.name'))).toBeVisible()
    await expectSettled(page)
    expect(await faultsOf(page)).toEqual([])
    await expectToFit(page, `${language}, editor`)
  })
}
