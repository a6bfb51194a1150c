import type { Page } from '@playwright/test'

import { LANGUAGE_CODES, type Language } from '../../src/config/languages.ts'
import { CRISIS_PHRASES } from '../../src/domain/crisis-phrases.ts'
import { expectSettled, speak, word } from './look.ts'
import { expect, signIn, test } from './stage.ts'

const mount = (page: Page) =>
  page.evaluate(async () => {
    const address = '/tests/journeys/sender.ts'
    const { mountSender } = (await import(address)) as { mountSender: () => void }
    mountSender()
  })
const spoken = (language: Language) => Object.values(CRISIS_PHRASES[language]).map(([phrase]) => phrase)

async function expectHeld(page: Page, language: Language): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Test message' })
  const send = page.getByRole('button', { name: 'Send test message' })
  const sent = page.getByRole('list', { name: 'Sent' }).getByRole('listitem')
  const dialog = page.getByRole('dialog', { name: word(language, 'common:crisis.title') })
  const back = dialog.getByRole('button', { name: word(language, 'common:crisis.back') })
  await text.fill('hello')
  await send.click()
  await expect(sent).toHaveText(['hello'])
  for (const phrase of spoken(language)) {
    const message = `… ${phrase.toUpperCase().replaceAll("'", '’')} …`
    await text.fill(message)
    await send.click()
    await expect(dialog).toBeVisible()
    await back.click()
    await expect(dialog).toHaveCount(0)
    await expect(text).toHaveValue(message)
  }
  await expect(sent).toHaveText(['hello'])
  await send.click()
  await dialog.getByRole('button', { name: word(language, 'common:crisis.send') }).click()
  await expect(sent).toHaveCount(2)
}

/** The dev server can put a sender on the page that uses the console's own hold. */
test(
  'a message with a phrase is held in eight languages, until its writer continues',
  {
    tag: '@dev',
  },
  async ({ page, context }) => {
    test.slow()
    await signIn(page, 'chatter')
    await expectSettled(page)
    for (const language of LANGUAGE_CODES)
      await test.step(language, async () => {
        await speak(context, language, page)
        await page.reload()
        await expectSettled(page)
        await mount(page)
        await expectHeld(page, language)
      })
  },
)
