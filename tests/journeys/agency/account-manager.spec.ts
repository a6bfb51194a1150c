import type { Page } from '@playwright/test'

import { navigateInPage, pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { heading, main } from '../support/locators.ts'
import { freeWeekAddress, planRow, planShift, shiftBlocks } from '../support/shift-plan.ts'
import { openAs } from '../support/sign-in.ts'

const CREATORS = '/agency-creators'
const EMPLOYEES = '/agency-manage/employees'
const table = (page: Page, name: string) => main(page).getByRole('table', { name, exact: true })

const creators = (page: Page) => table(page, 'Creators')
const rowOf = (page: Page, name: string) => creators(page).getByRole('row', { name, exact: true })

async function filterCreators(page: Page): Promise<void> {
  await expect(rowOf(page, 'Mila Hart')).toBeVisible()
  await expect(creators(page).getByRole('columnheader', { name: /Rate/ })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search creators' }).fill('mila')
  await expect(rowOf(page, 'Noa Reyes')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: /All statuses/ }).click()
  await page.getByRole('option', { name: 'Paused' }).click()
  await expect(rowOf(page, 'Tess Moreau')).toBeVisible()
  await expect(rowOf(page, 'Mila Hart')).toHaveCount(0)
  await page.getByText('Cards', { exact: true }).click()
  await expect(main(page).getByRole('article', { name: 'Tess Moreau' })).toBeVisible()
  expect(pathOf(page)).toBe('/agency-creators?status=paused&view=grid')
  await page.reload()
  await expect(main(page).getByRole('article', { name: 'Tess Moreau' })).toBeVisible()
  await expect(main(page).getByRole('article', { name: 'Mila Hart' })).toHaveCount(0)

  await navigateInPage(page, `${CREATORS}?sort=name&order=asc`)
  const sorted = creators(page).getByRole('columnheader', { name: 'Creator', exact: true })
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending')
  await expect(creators(page).getByRole('row').nth(2)).toHaveAccessibleName('Anaïs Dufour')
  await rowOf(page, 'Anaïs Dufour').press('Enter')
  await expect(page.getByRole('dialog', { name: 'Anaïs Dufour' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Anaïs Dufour' })).toHaveCount(0)
}

test('an account manager filters creators by the URL, and reads who can help with what is disabled', async ({
  page,
}) => {
  await openAs(page, 'account_manager', CREATORS)
  await test.step('filters creators by the URL, as rows and as cards', () => filterCreators(page))
  await test.step('disabled actions say who can help, and no URL bypasses them', async () => {
    const mila = page.getByRole('dialog', { name: 'Mila Hart' })
    await navigateInPage(page, `${CREATORS}?creator=creator-01&part=money`)
    await expect(mila).toContainText('Only agency managers can see rates and splits')
    await expect(mila.getByRole('textbox')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(mila).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Invite creator' })).toHaveAccessibleDescription(
      /Only a director can send/,
    )
    const save = page.getByRole('button', { name: 'Export', exact: true })
    await expect(save).toHaveAccessibleDescription(/An agency manager can export all/)
    await page.getByText('Assigned to me', { exact: true }).click()
    const download = page.waitForEvent('download')
    await save.click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toBe('creators.csv')
  })
})

async function readPeople(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Team' }).click()
  await expect(heading(page, 'Employees')).toBeVisible()
  const people = table(page, 'Active people')
  await expect(people.getByRole('row').nth(2)).toBeVisible()
  await expect(people.getByRole('columnheader', { name: /Pay/ })).toHaveCount(0)
  await people.getByRole('row', { name: 'Hana Sato', exact: true }).getByText('Hana Sato').click()
  await expect(page.getByRole('dialog').getByText(/^You can't change your own role/)).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.keyboard.press('Escape')
}

async function inviteChatter(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  await expect(
    dialog.getByText('You can assign the chatter role. Ask an agency manager for higher roles.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Chatter Role, line 1' }).click()
  await expect(page.getByRole('option')).toHaveText(['Chatter'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

async function readSets(page: Page): Promise<void> {
  await navigateInPage(page, `${EMPLOYEES}?tab=sets`)
  const make = main(page).getByRole('button', { name: 'New permission set' })
  await expect(make).toHaveAttribute('aria-disabled', 'true')
  await expect(make).toHaveAccessibleDescription(
    'Only agency managers and directors can create and change permission sets.',
  )
  await table(page, 'Permission sets').getByRole('row', { name: 'Trainee' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function readLogs(page: Page): Promise<void> {
  await navigateInPage(page, `${EMPLOYEES}?tab=work-logs`)
  await table(page, 'Work logs').getByRole('row').nth(2).click()
  const day = page.getByRole('dialog')
  const edit = day.getByRole('button', { name: 'Change times' }).first()
  await expect(edit).toHaveAccessibleDescription('Only agency managers can change work logs.')
  // A disabled control shows its reason on hover. Hover at once, before the drawer's animation ends.
  await edit.hover()
  await edit.click({ force: true })
  await expect(page.getByRole('dialog', { name: /^Change times/ })).toHaveCount(0)
  await expect(page.getByText('Correction requests')).toHaveCount(0)
}

test('an account manager enters by the team button, manages only own chatters, and reads the rest', async ({
  page,
}) => {
  await openAs(page, 'account_manager', CREATORS)
  await test.step('sees no pay, and cannot change the own role', () => readPeople(page))
  await test.step('invites only chatters', () => inviteChatter(page))
  await test.step('reads permission sets, and who can change them', () => readSets(page))
  await test.step('plans only own chatters', async () => {
    await navigateInPage(page, freeWeekAddress)
    await planShift(page, 'Antoine Duval', '09:00', '17:00')
    await expect(shiftBlocks(page, 'Antoine Duval')).toHaveAccessibleName(/Draft/)
    await expect(planRow(page, 'Hana Sato').getByRole('button', { name: /Add a shift/ })).toHaveCount(0)
  })
  await test.step('views logs read-only', () => readLogs(page))
})
