import type { Page } from '@playwright/test'

import { pathOf } from '../support/addresses.ts'
import { apiClientOf } from '../support/api-client.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, main, workClock } from '../support/locators.ts'
import { identity, openAs } from '../support/sign-in.ts'
import { inbox } from '../support/workspace.ts'

const OVERVIEW = '/agency-overview'
const FLOOR = '/agency-manage'

const alert = (page: Page) => main(page).getByRole('link', { name: /^Assign: / })
const strip = (page: Page) => inbox(page).getByRole('navigation', { name: 'Your creators' })

test("an alert leads to candidates who can cover a creator; assigning one updates the chatter's strip, as does Undo", async ({
  page,
  context,
  elsewhere: chatter,
}) => {
  const { name, userId } = identity('chatter')
  // The uncovered creator is one of Ana's: with Ana on duty, she would have cover.
  const call = await apiClientOf(context.request, 'manager')
  await call('/agency/creators/assign', {
    creatorIds: ['creator-04'],
    addUserIds: [],
    removeUserIds: [userId],
  })
  await openAs(chatter, 'chatter', '/cr-tools/messages', 'creator-01')
  await workClock(chatter).getByRole('button', { name: 'Clock In' }).click()
  await expect(workClock(chatter).getByRole('button', { name: 'Clock Out' })).toBeVisible()
  await expect(strip(chatter).getByRole('button').first()).toBeVisible()

  await openAs(page, 'director', OVERVIEW)
  await expect(alert(page)).toBeVisible()
  await alert(page).click()
  await expect.poll(() => pathOf(page)).toBe(`${FLOOR}?assign=creator-04`)
  const dialog = page.getByRole('dialog', { name: /^Assign someone to .*June Okada/ })
  const face = strip(chatter).getByRole('button', { name: /June Okada/ })
  await expect(face).toHaveCount(0)
  await dialog.getByRole('button', { name: new RegExp(`^Assign .*${name}`) }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => pathOf(page)).toBe(FLOOR)

  const row = app(page).getByRole('row', { name: 'June Okada', exact: true })
  const assign = row.getByRole('button', { name: /^Assign now/ })
  await expect(row).toContainText(name)
  await expect(assign).toHaveCount(0)
  await expect(app(page).getByRole('region', { name: 'No one on duty' })).toHaveCount(0)
  await expect(face).toBeVisible()
  const toOverview = app(page).getByRole('link', { name: 'Agency Overview' })
  await toOverview.click()
  await expect(main(page).getByRole('link', { name: /^Review: / })).toBeVisible()
  await expect(alert(page)).toHaveCount(0)

  // Undo of the last action works from any page.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Assignment undone')).toBeVisible()
  await expect(alert(page)).toBeVisible()
  await expect(face).toHaveCount(0)
  await app(page).getByRole('link', { name: 'Manage Agency' }).click()
  await expect(assign).toBeVisible()
  await expect(row).not.toContainText(name)
})
