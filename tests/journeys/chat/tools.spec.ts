import type { Locator, Page } from '@playwright/test'

import { DAY_MS } from '../../../src/lib/duration.ts'
import { UNDO_SEND_MS } from '../../../src/config/tool-limits.ts'
import { dateField, fillDate } from '../support/date-fields.ts'
import type { Backend } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import { channelAddress, composer, expectThreadOpen, messages, openWorkspace } from '../support/workspace.ts'

// Chromium's fake microphone, with permission granted.
test.use({
  permissions: ['microphone'],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
    },
    { scope: 'worker' },
  ],
})

const CHANNEL = 'channel-1-3'

test.beforeEach(async ({ page, context }) => {
  await context.clock.install()
  await openWorkspace(page, channelAddress(CHANNEL))
  await expectThreadOpen(page)
})

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Message tools' }).getByRole('button', { name: new RegExp(`^${name}`) })
const attached = (page: Page) => page.getByRole('list', { name: 'Attachments' })
const send = (page: Page) => page.getByRole('button', { name: /^(Send|Schedule)( free)?$/ }).last()

/** Opens a tool. Resolves to its panel. */
async function open(page: Page, name: string): Promise<Locator> {
  await tool(page, name).click()
  const panel = page.getByRole('dialog', { name: new RegExp(`^${name}`) })
  await expect(panel).toBeVisible()
  return panel
}

/** Sends the composer's content, waits out the undo period, and resolves to the message from the server. */
async function sendNow(page: Page, backend: Backend, of: { hasText: string }): Promise<Locator> {
  await expect(send(page)).toHaveAccessibleDescription('')
  await send(page).click()
  return expectSent(page, backend, of)
}

async function expectSent(page: Page, backend: Backend, of: { hasText: string }): Promise<Locator> {
  await expect(composer(page)).toHaveValue('')
  await backend.advanceTime(UNDO_SEND_MS)
  const sent = messages(page).filter(of).last()
  await expect(sent.getByText(/^(Sending|Queued|Will send)/)).toHaveCount(0)
  await expect(sent).toBeVisible()
  return sent
}

/** Confirms that the first media of a conversation is sent without a price. */
async function sendFree(page: Page, backend: Backend, of: { hasText: string }): Promise<Locator> {
  await send(page).click()
  const question = page.getByRole('dialog', { name: 'Send free?' })
  await question.getByRole('button', { name: 'Send free' }).click()
  return expectSent(page, backend, of)
}

async function addEmoji(page: Page): Promise<void> {
  await composer(page).fill('Good morning ')
  const emoji = await open(page, 'Emoji')
  await emoji.getByRole('radio', { name: 'Dark skin tone', exact: true }).check()
  await page.keyboard.press('Shift+Tab')
  await emoji.getByRole('searchbox', { name: 'Search emoji' }).fill('waving hand')
  await emoji.getByRole('button', { name: 'waving hand', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(composer(page)).toBeFocused()
  await expect(composer(page)).toHaveValue('Good morning 👋🏿')
}

async function addGif(page: Page): Promise<void> {
  const gif = await open(page, 'GIF')
  await gif.getByRole('searchbox', { name: 'Search GIFs' }).fill('kiss')
  await gif.getByRole('gridcell', { name: 'Kiss' }).first().click()
  await expect(attached(page).getByRole('button')).toHaveCount(1)
}

/** Resolves to the translation. */
async function translate(page: Page): Promise<string> {
  await tool(page, 'Translate').click()
  const translation = page.getByRole('region', { name: 'Translate' })
  await translation.getByRole('button', { name: /Translate to$/ }).click()
  await page.getByRole('option', { name: 'Spanish', exact: true }).click()
  const translated = translation.getByRole('definition').first()
  await expect(translated).not.toBeEmpty()
  await expect(translation.getByText('Back-translation:')).toBeVisible()
  return (await translated.textContent()) ?? ''
}

async function sendVoiceMessage(page: Page, backend: Backend): Promise<void> {
  const voice = await open(page, 'Voice message')
  await voice.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(voice.getByRole('timer')).toHaveText(/^0:01/)
  await voice.getByRole('button', { name: 'Pause' }).click()
  await voice.getByRole('button', { name: 'Resume' }).click()
  await voice.getByRole('button', { name: 'Stop recording' }).click()
  await expect(voice.getByLabel('Your recording')).toBeVisible()
  await voice.getByRole('button', { name: 'Attach' }).click()
  await expect(attached(page).getByRole('button', { name: /1 of 1/ })).toBeVisible()
  await composer(page).fill('Listen to this')
  const sent = await sendNow(page, backend, { hasText: 'Listen to this' })
  await expect(sent.getByRole('button', { name: 'Play voice message' })).toBeVisible()
}

test('an emoji with skin tone, a GIF and a translation are sent as one message, a recording as the next', async ({
  page,
  backend,
}) => {
  await addEmoji(page)
  await addGif(page)
  const sent = await sendNow(page, backend, { hasText: await translate(page) })
  await expect(sent.getByRole('button', { name: /^(Show|Open) .*Kiss/ })).toBeVisible()
  await test.step('a voice message is recorded with a pause, used and sent', () =>
    sendVoiceMessage(page, backend))
})

test('a script of two messages is written, asks for unknown values, offers its next step and counts what was sent', async ({
  page,
  backend,
}) => {
  const scripts = await open(page, 'Scripts')
  await scripts.getByRole('button', { name: 'New script' }).click()
  const editor = page.getByRole('dialog', { name: 'New script' })
  await editor.getByRole('textbox', { name: 'Name' }).fill('Late show')
  await editor.getByRole('textbox', { name: 'Message text' }).fill('See you on {day}, {city|dear}')
  await editor.getByRole('button', { name: 'Add a message' }).click()
  await editor.getByRole('textbox', { name: 'Message text' }).last().fill('I saved you the first row')
  await editor.getByRole('button', { name: 'Save script' }).click()

  await page
    .getByRole('dialog', { name: 'Scripts' })
    .getByRole('button', { name: 'Insert message 1' })
    .click()
  await page.getByRole('textbox', { name: 'day' }).fill('Friday')
  await page.getByRole('dialog', { name: 'Scripts' }).getByRole('button', { name: 'Insert' }).click()
  await expect(composer(page)).toBeFocused()
  await expect(composer(page)).toHaveValue(/^See you on Friday, /)
  await sendNow(page, backend, { hasText: 'See you on Friday' })

  await page.getByRole('button', { name: /Insert message 2 of .*Late show/ }).click()
  await page
    .getByRole('dialog', { name: 'Scripts' })
    .getByRole('button', { name: 'Insert message 2' })
    .click()
  await expect(composer(page)).toHaveValue('I saved you the first row')
  await sendNow(page, backend, { hasText: 'I saved you the first row' })
  const rows = (await open(page, 'Scripts')).getByRole('listitem')
  await expect(rows.filter({ hasText: /Late show.*Sent/ })).toBeVisible()
})

test('vault media are sold with a free preview, and never twice to the same fan', async ({
  page,
  backend,
}) => {
  const pick = async (at: number) => {
    await tool(page, 'Vault').click()
    const vault = page.getByRole('dialog', { name: 'Vault' })
    await vault.getByRole('radio', { name: 'Photos' }).check()
    await vault.getByRole('gridcell').nth(at).getByRole('button').first().click()
    return vault
  }
  const vault = await pick(0)
  await vault.getByRole('gridcell').nth(1).getByRole('button').first().click()
  await vault
    .getByRole('button', { name: /: free preview$/ })
    .first()
    .click()
  await vault.getByRole('button', { name: 'Attach 2' }).click()
  await expect(attached(page).getByRole('button', { name: /free preview/ })).toHaveCount(1)

  const price = await open(page, 'Price')
  await price.getByRole('textbox', { name: 'Price' }).fill('500')
  await expect(price.getByText(/^Between/)).toBeVisible()
  await price.getByRole('textbox', { name: 'Price' }).fill('20')
  await price.getByRole('textbox', { name: 'Locked caption' }).fill('Guess what is under it')
  await price.getByRole('button', { name: 'Done' }).click()
  await composer(page).fill('For your eyes only')
  const sold = await sendNow(page, backend, { hasText: 'For your eyes only' })
  await expect(sold).toContainText('$20.00')
  await expect(sold).toContainText('Guess what is under it')
  await expect(sold.getByText('Not seen yet')).toBeVisible()
  await expect(sold.getByRole('button', { name: /Free preview/i })).toHaveCount(1)

  const again = await pick(2)
  await again.getByRole('button', { name: 'Attach 1' }).click()
  await composer(page).fill('A gift')
  const gift = await sendFree(page, backend, { hasText: 'A gift' })
  await expect(gift.getByText('Free', { exact: true })).toBeVisible()
  const third = await pick(2)
  await expect(
    third
      .getByRole('gridcell')
      .nth(2)
      .getByRole('button', { name: /Sent free/ }),
  ).toBeVisible()
  await expect(third.getByText(/This fan already has/)).toBeVisible()
  await third.getByRole('button', { name: 'Swap' }).click()
  await expect(third.getByText(/This fan already has/)).toHaveCount(0)
  await expect(third.getByRole('gridcell').nth(2).getByRole('button', { pressed: true })).toHaveCount(0)
  await third.getByRole('button', { name: 'Attach 1' }).click()
  await composer(page).fill('Something new')
  await sendNow(page, backend, { hasText: 'Something new' })
})

/** A picture of one pixel. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test(
  'uploads show progress, can be canceled and undone, retried, and sent at a scheduled time',
  { tag: '@demo' },
  async ({ page, backend }) => {
    const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: POINT })
    const files = page.getByLabel('Upload', { exact: true }).and(page.locator('input'))
    await backend.faults({ mode: 'hang', only: 'media/complete' })
    await files.setInputFiles([
      picture('beach.png'),
      { ...picture('notes.exe'), mimeType: 'application/x-msdownload' },
    ])
    await expect(page.getByRole('progressbar', { name: /beach\.png/ })).toBeVisible()
    await expect(page.getByText('You can only send photos, videos and audio files.')).toBeVisible()
    await page.getByRole('button', { name: /^Dismiss .*notes\.exe/ }).click()
    await page.getByRole('button', { name: /^Cancel upload of .*beach/ }).click()
    await expect(page.getByText('Canceling')).toBeVisible()
    await page.getByRole('button', { name: /^Keep .*beach/ }).click()
    await expect(page.getByText('Canceling')).toHaveCount(0)
    await page.getByRole('button', { name: /^Cancel upload of .*beach/ }).click()
    await backend.advanceTime(1000)
    await expect(page.getByText('beach.png')).toHaveCount(0)

    await backend.faults({ mode: 'fail', status: 503, only: 'media/complete', times: 1 })
    await files.setInputFiles(picture('lake.png'))
    await page.getByRole('button', { name: /^Retry .*lake\.png/ }).click()
    await expect(attached(page).getByRole('button', { name: /1 of 1/ })).toBeVisible()

    const schedule = await open(page, 'Schedule')
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
    await fillDate(dateField(schedule, 'Date and time'), `${tomorrow}T18:30`)
    await expect(schedule.getByText("Fan's time")).toBeVisible()
    await schedule.getByRole('button', { name: 'Schedule' }).click()
    await composer(page).fill('From the lake')
    const sent = await sendFree(page, backend, { hasText: 'From the lake' })
    await expect(sent.getByText(/^Scheduled for .*6:30/)).toBeVisible()
    await expect(sent.getByRole('button', { name: /lake/ })).toBeVisible()
    await page.reload()
    await expect(sent.getByText(/^Scheduled for .*6:30/)).toBeVisible()

    // The actions show while the pointer is over the message, which the thread may still move.
    await expect(async () => {
      await sent.hover()
      await sent.getByRole('button', { name: /^Actions for/ }).click({ timeout: 2000 })
    }).toPass()
    await page.getByRole('menuitem', { name: 'Edit in composer' }).click()
    await expect(sent).toHaveCount(0)
    await expect(composer(page)).toHaveValue('From the lake')
    await expect(composer(page)).toBeFocused()
    await expect(attached(page).getByRole('button', { name: /1 of 1/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove time' })).toBeVisible()
  },
)
