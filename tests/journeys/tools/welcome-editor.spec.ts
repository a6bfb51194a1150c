import type { Page } from '@playwright/test'

import { pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { heading, main } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'
import {
  SEQUENCE_EDITOR,
  sequenceRow,
  openSequences,
  chooseSequenceAction,
  editorField,
  messageRows,
  mainButton,
} from '../support/welcome.ts'

const fanPreview = (page: Page) => main(page).getByRole('complementary', { name: 'Fan preview' })

test(
  'a sequence is written, survives a reload, and is saved with results of its own',
  { tag: '@demo' },
  async ({ page }) => {
    await openSequences(page)
    await mainButton(page, 'New sequence').click()
    await editorField(page, 'Name').fill('Hello there')
    await editorField(page, 'Message text').fill('Hi {name}, tell me about {country|your country}.')
    await mainButton(page, 'Add message').click()
    await expect(messageRows(page)).toHaveCount(2)
    await editorField(page, 'Message text').fill('Still here?')
    await page.reload()
    await expect(editorField(page, 'Name')).toHaveValue('Hello there')
    await expect(messageRows(page)).toHaveCount(2)
    await expect(messageRows(page).nth(1)).toContainText('Still here?')
    await mainButton(page, 'Create').click()
    await expect(heading(page, /^Hello there/)).toBeVisible()
    expect(pathOf(page)).toMatch(/^\/welcome-messages\?sequence=/)
    await expect(main(page).getByRole('heading', { name: 'Message 2' })).toBeVisible()
    await mainButton(page, 'All sequences').click()
    await expect(sequenceRow(page, 'Hello there')).toContainText('Active')
  },
)

const chooseMessage = async (page: Page, text: RegExp, number: number) => {
  await messageRows(page).getByText(text).click()
  await expect(main(page).getByRole('heading', { name: `Message ${number}` })).toBeVisible()
}

async function expectHeldForCare(page: Page): Promise<void> {
  await editorField(page, 'Message text').fill('I want to die')
  await mainButton(page, 'Save').click()
  const help = page.getByRole('dialog', { name: 'Help is available' })
  await help.getByRole('button', { name: 'Back to message' }).click()
  await expect(editorField(page, 'Message text')).toHaveValue('I want to die')
  expect(pathOf(page)).toBe(SEQUENCE_EDITOR)
  await editorField(page, 'Message text').fill('Hey, so good that you are here!')
}

async function moveWithKeyboard(page: Page): Promise<void> {
  await messageRows(page).first().focus()
  await page.keyboard.press('Tab')
  await expect(messageRows(page).first().getByRole('button', { name: /^Drag/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('button', { name: /^Insert between Message 2 and/ })).toBeFocused({
      timeout: 500,
    })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(messageRows(page).nth(1)).toContainText('so good that you are here')
  await expect(fanPreview(page).getByRole('button', { name: /^Message 2/ })).toContainText(
    'so good that you are here',
  )
}

async function sellMessage(page: Page): Promise<void> {
  await chooseMessage(page, /^One week/, 4)
  await mainButton(page, 'Choose from the vault').click()
  const vault = page.getByRole('dialog', { name: 'Vault' })
  await vault.getByRole('gridcell').first().getByRole('button').first().click()
  await vault.getByRole('button', { name: 'Attach 1' }).click()
  await editorField(page, 'Price').fill('19')
  await editorField(page, 'Locked caption').fill('Just for you')
  await expect(fanPreview(page).getByText('Unlock for $19.00')).toBeVisible()
  await expect(fanPreview(page).getByText('Just for you')).toBeVisible()
}

test('the messages of a sequence are put in order, priced and saved', async ({ page }) => {
  await openAs(page, 'manager', SEQUENCE_EDITOR, 'creator-01')
  await test.step('a text that needs care is held', () => expectHeldForCare(page))
  await test.step('a message is moved by the keyboard, and the preview follows', () => moveWithKeyboard(page))
  await test.step('a paid message gets its media and price, and a fan preview shows it locked', () =>
    sellMessage(page))
  await test.step('on a tablet Save stays above the bottom bar, which must not cover it', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    await mainButton(page, 'Add message').click()
    await expect(messageRows(page)).toHaveCount(5)
    await editorField(page, 'Message text').fill('From the tablet')
    await editorField(page, 'Name').fill('Mine')
    await mainButton(page, 'Save').click()
    await expect(heading(page, /^Mine/)).toBeVisible()
    await expect(main(page).getByText('Unlock for $19.00')).toBeVisible()
    await expect(main(page).getByText('From the tablet')).toBeVisible()
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await mainButton(page, 'All sequences').click()
  await test.step('a saved sequence is edited and saved again, without a question', async () => {
    await chooseSequenceAction(page, 'Mine', 'Edit')
    await expect(messageRows(page).nth(1)).toContainText('so good that you are here')
    await editorField(page, 'Name').fill('Mine again')
    await mainButton(page, 'Save').click()
    await expect(heading(page, /^Mine again/)).toBeVisible()
  })
})
