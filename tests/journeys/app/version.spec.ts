import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const REQUIRED = 'A new version of the site is required'

test('a soft update is offered in a bar and can be postponed', async ({ page, context, backend }) => {
  await context.clock.install()
  await openAs(page, 'director')
  await expectLoaded(page)
  await backend.faults({ versionDecision: 'soft' })
  const bar = page.getByRole('status').filter({ hasText: 'A new version is ready' })
  await context.clock.runFor(65_000)
  await expect(bar).toBeVisible()
  await expect(main(page)).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(bar).toHaveCount(0)
})

test('a hard update is required in a modal whose link reloads the page', async ({
  page,
  context,
  backend,
}) => {
  await context.clock.install()
  await openAs(page, 'director')
  await expectLoaded(page)
  await backend.faults({ versionDecision: 'hard' })
  await context.clock.runFor(65_000)
  const modal = page.getByRole('dialog', { name: REQUIRED })
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(modal).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await modal.getByRole('link', { name: 'Reload' }).click()
  await reloaded
  await backend.faults({ versionDecision: 'ok' })
  await expectLoaded(page)
  await expect(modal).toHaveCount(0)
})

test('the modal waits while the user types', async ({ page, context, backend }) => {
  await context.clock.install()
  await openAs(page, 'director', '/settings/feedback')
  await expectLoaded(page)
  const text = main(page).getByRole('textbox', { name: /What went wrong/ })
  await text.fill('In the middle of')
  await backend.faults({ versionDecision: 'hard' })
  const asked = page.waitForResponse('**/api/version')
  await context.clock.runFor(65_000)
  await asked
  await text.pressSequentially(' a sentence')
  await expect(page.getByRole('dialog', { name: REQUIRED })).toHaveCount(0)
  await expect(text).toHaveValue('In the middle of a sentence')
  await text.blur()
  await expect(page.getByRole('dialog', { name: REQUIRED })).toBeVisible()
})
