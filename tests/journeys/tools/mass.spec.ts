import type { Locator, Page } from '@playwright/test'

import { dateField, dateValueOf, fillDate } from '../support/date-fields.ts'
import { expect, test } from '../support/fixtures.ts'
import { recordCalls } from '../support/page-calls.ts'
import { openWorkspace } from '../support/workspace.ts'

const MASS = '/cr-tools/messages/mass'
const SEND = '/api/messages/mass/send'

const reach = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Reach' }) })
/** The recipient count, once loaded. */
const count = async (page: Page): Promise<number> =>
  Number(((await reach(page).getByRole('status').textContent()) ?? '').replaceAll(/\D/g, ''))
const editor = (page: Page, name = 'Message') => page.getByRole('textbox', { name, exact: true })
const review = (page: Page) => reach(page).getByRole('button', { name: /^Review/ })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('button', { name: 'More' }) })
const choose = (page: Page, act: string) => page.getByRole('menuitem', { name: act, exact: true }).click()

/** A wall time of the agency's zone. */
const inDays = (days: number): string => {
  const at = new Date(Date.now() + days * 86_400_000)
  return `${at.toISOString().slice(0, 10)}T20:30`
}

/** Names are wrapped in invisible bidi marks. */
const removeList = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Remove .*${name}`) })
/** The reason shown beside the disabled button. */
const reason = (page: Page, words: string | RegExp) =>
  reach(page).getByRole('paragraph').filter({ hasText: words })

async function addList(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name }).first().click()
  await expect(removeList(page, name)).toBeVisible()
}

async function attachOne(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Vault/ })
    .first()
    .click()
  const vault = page.getByRole('dialog', { name: 'Vault' })
  await vault.getByRole('gridcell').first().getByRole('button').first().click()
  await vault.getByRole('button', { name: /^Attach 1/ }).click()
  await expect(page.getByRole('list', { name: 'Attachments' }).first().getByRole('button')).not.toHaveCount(0)
}

test('an audience is filtered, two versions pass the check and are scheduled, and everything can be edited', async ({
  page,
}) => {
  await openWorkspace(page, MASS, 'manager')
  const calls = recordCalls(page)
  await expect.poll(() => count(page)).toBeGreaterThan(10_000)
  const everybody = await count(page)
  await addList(page, 'Include lists', 'Big spenders')
  await expect.poll(() => count(page)).toBeLessThan(everybody)
  const onList = await count(page)
  await expect(reach(page).getByText('Recent mass message')).toBeVisible()
  await page.getByText('Filters').click()
  await page.getByRole('textbox', { name: 'Min. spend' }).fill('900')
  await expect(reach(page).getByText('Filtered out')).toBeVisible()
  await expect.poll(() => count(page)).toBeLessThan(onList)

  // Mass messages run the same checks as the chat composer, for each version.
  await page.getByRole('switch', { name: 'A/B test' }).click()
  await editor(page, 'Version A').fill('{name|Hey you}, the rooftop set is here')
  await expect(page.getByText(/, the rooftop set is here$/).last()).not.toContainText('{name')
  await expect(reason(page, 'Write version B, or turn off the A/B test.')).toBeVisible()
  await editor(page, 'Version B').fill('Find me on WhatsApp')
  await expect(reason(page, /doesn't allow the word .*WhatsApp/)).toBeVisible()
  await editor(page, 'Version B').fill('Which one made you stop?')
  await page
    .getByRole('button', { name: /^Price/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Price' }).fill('1')
  await page.keyboard.press('Escape')
  await expect(reason(page, /^Attach media to sell/)).toBeVisible()
  await attachOne(page)
  await expect(reason(page, /^Minimum price is/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove price' }).first().click()

  await page.getByText('At a set time', { exact: true }).click()
  await expect(reason(page, 'Choose a date and time.')).toBeVisible()
  await page.getByRole('button', { name: /^Best hour: / }).click()
  await expect(reason(page, 'Choose a date and time.')).toHaveCount(0)
  await fillDate(dateField(page, 'Date and time'), inDays(3))
  await review(page).click()
  const dialog = page.getByRole('dialog', { name: 'Review mass message' })
  await expect(dialog.getByText('Big spenders')).toBeVisible()
  await expect(dialog.getByText('Which one made you stop?')).toBeVisible()
  await expect(dialog.getByText('No banned words')).toBeVisible()
  await dialog.getByRole('button', { name: /^Schedule for [\d,]+ fans$/ }).click()
  await expect(tab(page, 'Scheduled')).toHaveAttribute('aria-selected', 'true')
  const row = rows(page).filter({ hasText: 'the rooftop set is here' })
  await expect(row).toContainText(/Big spenders.*, filtered/)
  // A placeholder shows as its name, without braces.
  await expect(row).toContainText('name, the rooftop set is here')

  await row.getByRole('button', { name: 'Edit' }).click()
  await expect(editor(page, 'Version B')).toHaveValue('Which one made you stop?')
  expect(await dateValueOf(dateField(page, 'Date and time'))).toBe(inDays(3))
  await editor(page, 'Version A').fill('The rooftop set, all of it')
  await removeList(page, 'Big spenders').click()
  await fillDate(dateField(page, 'Date and time'), inDays(5))
  await review(page).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(rows(page).filter({ hasText: 'The rooftop set, all of it' })).toContainText(
    'All fans, filtered',
  )
  await expect(row).toHaveCount(0)
  expect(calls.filter((path) => path === SEND)).toHaveLength(1)
})

async function viewWithoutEditing(page: Page): Promise<void> {
  await openWorkspace(page, MASS, 'chatter')
  await expect(page.getByRole('status').filter({ hasText: /^You can view mass messages/ })).toBeVisible()
  await expect(review(page)).toBeDisabled()
  await tab(page, 'Scheduled').click()
  await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeDisabled()
  await tab(page, 'Sent').click()
  await expect(rows(page).first()).toBeVisible()
  const save = page.getByRole('button', { name: 'Export', exact: true })
  await expect(save).toHaveAccessibleDescription("You can't export. Ask an agency manager for access.")
}

test('results show per version, buyers are listed, and unbought copies are unsent', async ({ page }) => {
  await test.step('a user with view permission sees everything and who can grant edit permission', () =>
    viewWithoutEditing(page))
  await openWorkspace(page, MASS, 'manager')
  await tab(page, 'Sent').click()
  const sent = page.getByRole('table', { name: 'Sent', exact: true })
  await sent.getByRole('button', { name: 'Revenue', exact: true }).click()
  await expect(sent.getByRole('columnheader', { name: 'Revenue' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/sort=revenue&order=desc/)
  await expect(sent.getByRole('row', { name: /^All messages/ })).toContainText('$')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('mass-messages.csv')
  const tried = rows(page)
    .filter({ hasText: /Version [AB] won/ })
    .first()
  await tried.getByText(/Version [AB] won/).click()
  const detail = page.getByRole('dialog', { name: 'Results' })
  const versions = detail.getByRole('table', { name: 'Both versions' })
  const fans = async (nth: number): Promise<number> => {
    const cell = versions.getByRole('row').nth(nth).getByRole('cell').nth(2)
    return Number(((await cell.textContent()) ?? '').replaceAll(/\D/g, ''))
  }
  await expect(versions.getByText('Won')).toHaveCount(1)
  const reached = detail.getByRole('term').filter({ hasText: 'Reached' }).locator('..')
  await expect(reached).toContainText(((await fans(1)) + (await fans(2))).toLocaleString('en-US'))
  await page.keyboard.press('Escape')

  const sold = rows(page).filter({ hasText: 'the long version of Friday' }).first()
  await sold.getByRole('button', { name: 'More' }).click()
  await choose(page, 'See buyers')
  const buyers = page.getByRole('dialog', { name: 'Buyers' })
  await expect(buyers.getByRole('listitem').first()).toContainText('$')
  await page.keyboard.press('Escape')
  await sold.getByRole('button', { name: 'More' }).click()
  await choose(page, 'Unsend unbought')
  const question = page.getByRole('alertdialog', { name: 'Unsend unbought messages?' })
  await expect(question).toContainText(/from the chats of [\d,]+ fans/)
  await question.getByRole('button', { name: 'Unsend' }).click()
  await expect(page.getByRole('region').filter({ hasText: 'Unsending' }).first()).toBeVisible()
})

const TEXT = 'Over the next hour'

async function pauseAndStop(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: TEXT })
  await expect(bar.getByRole('progressbar')).toBeVisible()
  await bar.getByRole('button', { name: 'Pause' }).click()
  await expect(bar.getByRole('status')).toHaveText('Paused')
  await bar.getByRole('button', { name: 'Resume' }).click()
  await expect(bar.getByRole('status')).toHaveText(/^(Waiting|Sending)$/)
  await bar.getByRole('button', { name: 'Stop' }).click()
  const question = page.getByRole('alertdialog', { name: 'Stop this mass message?' })
  await question.getByRole('button', { name: 'Keep sending' }).click()
  await bar.getByRole('button', { name: 'Stop' }).click()
  await question.getByRole('button', { name: 'Stop' }).click()
  await expect(bar).toHaveCount(0)
}

/** Starts another message with the text of one that was sent. */
async function reuseText(page: Page): Promise<void> {
  await tab(page, 'Sent').click()
  const row = rows(page).filter({ hasText: TEXT })
  await expect(row).toContainText('Stopped')
  await row.getByRole('button', { name: 'More' }).click()
  await choose(page, 'Save as script')
  const script = page.getByRole('dialog', { name: 'Save as script' })
  await script.getByRole('textbox', { name: 'Name' }).fill('Slow hour')
  await script.getByRole('button', { name: 'Save script' }).click()
  await tab(page, 'Templates').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Slow hour' })).toContainText(TEXT)
  await tab(page, 'Sent').click()
  await row.getByRole('button', { name: 'More' }).click()
  await choose(page, 'Use as template')
  await expect(editor(page)).toHaveValue(TEXT)
  await tab(page, 'Sent').click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await rows(page).nth(2).getByRole('button', { name: 'More' }).click()
  await choose(page, 'Use as template')
  await expect(page.getByRole('alertdialog', { name: 'Replace your current message?' })).toBeVisible()
}

test('a message passes the crisis check, and is paused and stopped', async ({ page }) => {
  await openWorkspace(page, MASS, 'manager')
  const calls = recordCalls(page)
  await editor(page).fill('I want to die without you')
  await review(page).click()
  const dialog: Locator = page.getByRole('dialog', { name: 'Review mass message' })
  await dialog.getByRole('button', { name: /^Send to/ }).click()
  const help = page.getByRole('dialog', { name: 'Help is available' })
  await help.getByRole('button', { name: 'Back to message' }).click()
  await expect(dialog).toHaveCount(0)
  expect(calls).not.toContain(SEND)

  await editor(page).fill(TEXT)
  await page.getByRole('textbox', { name: 'Spread over' }).fill('60')
  await review(page).click()
  await dialog.getByRole('button', { name: /^Send to/ }).click()
  await expect(tab(page, 'Sent')).toHaveAttribute('aria-selected', 'true')
  await expect(rows(page).filter({ hasText: TEXT })).toBeVisible()
  await test.step('a sending message is paused, resumed and stopped', () => pauseAndStop(page))
  await tab(page, 'New').click()
  await expect(editor(page)).toHaveValue('')
  await test.step('the text of a message that was sent starts another', () => reuseText(page))
})
