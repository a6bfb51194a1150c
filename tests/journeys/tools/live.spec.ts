import type { Page } from '@playwright/test'

import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/live'
/** This creator has both an account manager and a manager. */
const CREATOR = 'creator-13'

const card = (page: Page) => main(page).getByRole('region', { name: 'Karaoke' })

async function plan(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'New live stream' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New live stream' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Karaoke')
  await dialog.getByRole('textbox', { name: 'What happens at the goal' }).fill('Encore')
  await dialog.getByRole('textbox', { name: 'Goal amount' }).fill('200')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toHaveCount(0)
}

/** The camera's error is explained before the live goes on air. */
async function prepareLive(page: Page): Promise<void> {
  await openAs(page, 'manager', PAGE, CREATOR)
  await plan(page)
  await expect(card(page)).toContainText('Encore')
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: () => Promise.reject(new DOMException('No', 'NotAllowedError')) },
    }),
  )
  await card(page).getByRole('button', { name: 'Test camera' }).click()
  await expect(card(page).getByRole('alert')).toContainText('The browser blocks camera and microphone')
}

/** axe finds nothing, and the page fits every width. */
function walkLanguages(page: Page): Promise<void> {
  return inEachLanguage(page, async (language) => {
    await expect(
      main(page).getByRole('table', { name: localeText(language, 'tools:broadcast.past') }),
    ).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await main(page)
      .getByRole('button', { name: localeText(language, 'tools:broadcast.new') })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
    await page.keyboard.press('Escape')
    await expectToFitWidths(page, language)
  })
}

test('a live is planned, goes on air, is answered and ends in the vault, without findings of axe', async ({
  page,
  backend,
}) => {
  test.slow()
  await test.step('a camera error is explained', () => prepareLive(page))
  await card(page).getByRole('button', { name: 'Go live', exact: true }).click()
  await expect(main(page).getByText('On air')).toBeVisible()
  const chat = card(page).getByRole('log', { name: 'Chat' })
  // Fans write on the backend's clock, and the event stream delivers it.
  await backend.faults({ clockSkewMs: 60_000 })
  await expect(chat.getByRole('button', { name: /^Actions for/ }).nth(2)).toBeVisible()
  await card(page)
    .getByRole('textbox', { name: /^Message as/ })
    .fill('Good evening all')
  await card(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(chat).toContainText('Good evening all')
  await chat
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Mute for 10 minutes' }).click()
  await expect(chat.getByText('Muted').first()).toBeVisible()
  await card(page).getByRole('button', { name: 'End live stream' }).click()
  const end = page.getByRole('dialog', { name: 'End live stream' })
  await end.getByRole('button', { name: 'End live stream' }).click()
  const summary = page.getByRole('dialog', { name: /^Summary: .*Karaoke/ })
  await expect(summary).toContainText('In the vault')
  await page.reload()
  await expect(summary).toContainText('In the vault')
  await page.keyboard.press('Escape')
  await expect(summary).toHaveCount(0)
  await walkLanguages(page)
})
