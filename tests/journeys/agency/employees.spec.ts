import type { Page } from '@playwright/test'

import { pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import type { Backend } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage } from '../support/languages.ts'
import { main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/agency-manage/employees'
const people = (page: Page, name = 'Active people') => main(page).getByRole('table', { name, exact: true })
const person = (page: Page, name: string, table = 'Active people') =>
  people(page, table).getByRole('row', { name, exact: true })
const tab = (page: Page, name: RegExp) => main(page).getByRole('tab', { name })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last().click()
const pick = (page: Page, name: string) => person(page, name).getByRole('checkbox').check({ force: true })

async function findAndRegroup(page: Page): Promise<void> {
  await main(page).getByRole('searchbox', { name: 'Search people' }).fill('kowal')
  await expect(person(page, 'Ben Kowalczyk')).toBeVisible()
  await expect(people(page).getByRole('row')).toHaveCount(4)
  expect(pathOf(page)).toBe(`${PAGE}?q=kowal`)

  await person(page, 'Ben Kowalczyk')
    .getByRole('button', { name: /'s group:/ })
    .click()
  await page.getByRole('menuitemradio', { name: 'Night team' }).click()
  await expect(person(page, 'Ben Kowalczyk').getByRole('button', { name: /Night team/ })).toBeVisible()
  await undo(page)
  await expect(person(page, 'Ben Kowalczyk').getByRole('button', { name: /Day team/ })).toBeVisible()
}

async function changeSetInBulk(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Clear filters' }).click()
  await pick(page, 'Ana Ribeiro')
  await pick(page, 'Ben Kowalczyk')
  const bar = main(page).getByRole('group', { name: /selected/i })
  await bar.getByRole('button', { name: 'Change set' }).click()
  await page.getByRole('menuitem', { name: 'Trainee' }).click()
  await expect(person(page, 'Ana Ribeiro')).toContainText('Trainee')
  await expect(bar).toHaveCount(0)
  await undo(page)
  await expect(person(page, 'Ana Ribeiro')).not.toContainText('Trainee')
}

async function changePay(page: Page): Promise<void> {
  await person(page, 'Ana Ribeiro').focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Ana Ribeiro' })
  await drawer.getByRole('textbox', { name: 'Pay per clocked hour' }).fill('9.5')
  await drawer.getByText('Same as the set').click()
  await drawer.getByRole('radiogroup', { name: 'Vault' }).getByText('Edit').click()
  await expect(drawer.getByText('1 difference from the set')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep', exact: false }).last().click()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(person(page, 'Ana Ribeiro')).toContainText('$9.50')
}

async function invite(page: Page, backend: Backend): Promise<void> {
  await main(page).getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  await dialog.getByRole('button', { name: 'Paste a list' }).click()
  await dialog
    .getByRole('textbox', { name: 'Rows from a spreadsheet or email' })
    .fill(
      'Email,Name,Role,Group\nnew@example.com,Nia New,Account manager,Night team\nana@northlight.agency,Ana Again',
    )
  await dialog.getByRole('button', { name: 'Add lines' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Night team' })).toBeVisible()
  await backend.faults({ mode: 'fail', only: '/employees/invite', times: 1 })
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: /Something went wrong/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click()
  await expect(dialog.getByText('This email address is already in use.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('textbox', { name: 'Email, line 1' }).fill('ana.again@example.com')
  await dialog.getByRole('button', { name: 'Send 1 invitation' }).click()
  await expect(dialog).toHaveCount(0)

  await tab(page, /^Invited 5/).click()
  await expect(person(page, 'Nia New', 'Invited people')).toContainText('Account manager')
  await people(page, 'Invited people').getByRole('row', { name: 'Ana Again' }).getByText('Ana Again').click()
  const drawer = page.getByRole('dialog', { name: 'Ana Again' })
  await drawer.getByRole('button', { name: 'Resend invitation' }).click()
  await expect(page.getByText('1 invitation resent')).toBeVisible()
  await drawer.getByRole('button', { name: 'Cancel invitation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel invitation' }).click()
  await expect(person(page, 'Ana Again', 'Invited people')).toHaveCount(0)
}

test('a director finds, edits and invites people', async ({ page, backend }) => {
  await openAs(page, 'director', PAGE)
  await test.step('finds a person, moves them to another group and undoes it', () => findAndRegroup(page))
  await test.step('changes people in bulk and undoes it', () => changeSetInBulk(page))
  await test.step('edits a person in the drawer', () => changePay(page))
  await test.step('pasted invitations each get a result, and failed ones stay editable', () =>
    invite(page, backend))
})

async function regroupAfterFailure(page: Page, backend: Backend): Promise<void> {
  await expect(person(page, 'Ana Ribeiro')).toBeVisible()
  await backend.faults({ mode: 'fail', only: '/bulk-update', times: 1 })
  await person(page, 'Ana Ribeiro')
    .getByRole('button', { name: /'s group:/ })
    .click()
  await page.getByRole('menuitemradio', { name: 'Night team' }).click()
  const failure = main(page).getByRole('alert').filter({ hasText: "Couldn't finish the change" })
  await expect(failure).toBeVisible()
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(person(page, 'Ana Ribeiro').getByRole('button', { name: /Night team/ })).toBeVisible()
}

async function deactivate(page: Page): Promise<void> {
  await person(page, 'Ben Kowalczyk').getByText('Ben Kowalczyk').click()
  const drawer = page.getByRole('dialog', { name: 'Ben Kowalczyk' })
  await expect(drawer.getByText('Only a director can change pay.')).toBeVisible()
  await expect(drawer.getByRole('textbox', { name: 'Pay per clocked hour' })).not.toBeEditable()
  await drawer.getByRole('button', { name: 'Deactivate' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('heading', { name: /planned shifts$/ })).toBeVisible()
  await question.getByText('Keep as gaps', { exact: true }).click()
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(person(page, 'Ben Kowalczyk')).toHaveCount(0)
  await tab(page, /^Inactive/).click()
  await person(page, 'Ben Kowalczyk', 'Inactive people').getByText('Ben Kowalczyk').click()
  await drawer.getByRole('button', { name: 'Reactivate' }).click()
  await expect(person(page, 'Ben Kowalczyk', 'Inactive people')).toHaveCount(0)
}

async function createSet(page: Page): Promise<void> {
  await tab(page, /^Permission sets/).click()
  await main(page).getByRole('button', { name: 'New permission set' }).click()
  const set = page.getByRole('dialog', { name: 'New permission set' })
  await set.getByRole('textbox', { name: 'Name' }).fill('Nights')
  await expect(
    set.getByRole('radiogroup', { name: 'Earnings' }).getByRole('radio', { name: 'Edit' }),
  ).toBeDisabled()
  await set.getByRole('button', { name: "Earnings: why it's limited" }).click()
  await expect(page.getByRole('tooltip')).toContainText('Ask a director.')
  await set.getByRole('radiogroup', { name: 'Groups' }).getByText('View').click()
  await set.getByRole('button', { name: 'Save' }).click()
  await expect(people(page, 'Permission sets').getByRole('row', { name: 'Nights' })).toBeVisible()
}

async function createGroup(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Groups', exact: true }).click()
  const groups = page.getByRole('dialog', { name: 'Groups' })
  await groups.getByRole('button', { name: 'New group' }).click()
  await groups.getByRole('textbox', { name: 'Name' }).fill('Weekend')
  await groups.getByRole('button', { name: 'Save' }).click()
  await expect(groups.getByRole('listitem').filter({ hasText: 'Weekend' })).toBeVisible()
}

test('a manager deactivates a person with open work, reactivates them, edits sets and groups, and sees pay read-only', async ({
  page,
  backend,
}) => {
  await openAs(page, 'manager', PAGE)
  await test.step('a failed change keeps the row', () => regroupAfterFailure(page, backend))
  await test.step('deactivates a person with open work, whose pay is read-only, and reactivates them', () =>
    deactivate(page))
  await test.step('creates a permission set within the own rights', () => createSet(page))
  await test.step('creates a group', () => createGroup(page))
})

test('five thousand people load on scroll and are searched on the server', async ({ page, backend }) => {
  await backend.faults({ agencySize: 'large' })
  await openAs(page, 'manager', PAGE)
  await expect(tab(page, /^Active 5,000/)).toBeVisible()
  await expect(people(page).getByRole('row').nth(5)).toBeVisible()
  const shown = main(page).getByText(/^\d+ of 5,000$/)
  await expect(shown).toBeVisible()
  const before = await shown.textContent()
  // A long table replaces its rows when the code of the virtualised one has loaded.
  await expect.poll(() => people(page).getByRole('row').count()).toBeLessThan(100)
  await people(page).getByRole('row').nth(5).focus()
  await page.keyboard.press('End')
  await expect(shown).not.toHaveText(before ?? '')
  await main(page).getByRole('searchbox', { name: 'Search people' }).fill('4999@')
  await expect(people(page).getByRole('row')).toHaveCount(3)
})

test('axe finds nothing on the employees page, in three languages', async ({ page }) => {
  test.slow()
  await openAs(page, 'director', `${PAGE}?q=kowal`)
  await inEachLanguage(page, async () => {
    await expectLoaded(page)
    const first = main(page).getByRole('row').nth(2)
    await expect(first).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await first.press('Enter')
    await page.locator('summary:visible').first().click()
    await expect(page.getByRole('radiogroup').first()).toBeVisible()
    expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
