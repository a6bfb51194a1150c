import { advancePastRetries } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

test('a new version is offered, or required once the user has stopped typing', async ({
  page,
  context,
  backend,
}) => {
  await context.clock.install()
  await openAs(page, 'director', '/settings/feedback')
  await expectLoaded(page)
  const text = main(page).getByRole('textbox', { name: /What went wrong/ })
  const modal = page.getByRole('dialog', { name: 'A new version of the site is required' })

  await test.step('a soft update is offered in a bar and can be postponed', async () => {
    await backend.faults({ versionDecision: 'soft' })
    const bar = page.getByRole('status').filter({ hasText: 'A new version is ready' })
    await advancePastRetries(backend, bar)
    await expect(main(page)).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(bar).toHaveCount(0)
  })
  await test.step('the modal waits while the user types', async () => {
    await text.fill('In the middle of')
    await backend.faults({ versionDecision: 'hard' })
    const asked = page.waitForResponse('**/api/version')
    await context.clock.fastForward(65_000)
    await asked
    await text.pressSequentially(' a sentence')
    await expect(modal).toHaveCount(0)
    await expect(text).toHaveValue('In the middle of a sentence')
    await text.blur()
    await expect(modal).toBeVisible()
  })
  await test.step('its link reloads the page, and nothing closes it', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(modal).toBeVisible()
    await backend.faults({ versionDecision: 'ok' })
    const reloaded = page.waitForEvent('load')
    await modal.getByRole('link', { name: 'Reload' }).click()
    await reloaded
    await expectLoaded(page)
    await expect(modal).toHaveCount(0)
  })
})
