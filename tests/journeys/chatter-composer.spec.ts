import { expect, test } from './stage.ts'
import { atWork, channelAddress, composer, expectOnDisk, expectOpen } from './workspace.ts'

const CHANNEL = 'channel-1-3'

test('the field is as high as what is written, up to six lines, whatever becomes of it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await atWork(page, channelAddress(CHANNEL))
  await expectOpen(page)
  const field = composer(page)
  const lines = () =>
    field.evaluate((one) => {
      const line = Number.parseFloat(getComputedStyle(one).lineHeight)
      return { shown: one.clientHeight / line, written: one.scrollHeight / line }
    })
  await expect.poll(lines).toEqual({ shown: 1, written: 1 })
  await field.focus()
  for (let line = 2; line <= 8; line += 1) {
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('And one more.')
    expect(await lines()).toEqual({ shown: Math.min(line, 6), written: line })
  }
  // Taken away from the middle, pasted over, sent: by whatever way it is shorter.
  await field.fill('One line\nand two')
  expect(await lines()).toEqual({ shown: 2, written: 2 })
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ControlOrMeta+Delete')
  await page.keyboard.press('End')
  await page.keyboard.press('Delete')
  expect(await lines()).toEqual({ shown: 1, written: 1 })
  // The same words on a narrower page.
  await field.fill('How was the day by the sea, and did they have that little café open again this year?')
  expect(await lines()).toEqual({ shown: 1, written: 1 })
  await page.setViewportSize({ width: 420, height: 900 })
  await expect.poll(async () => (await lines()).shown).toBeGreaterThan(1)
  const narrow = await lines()
  expect(narrow.shown).toBe(narrow.written)
  // A draft that comes with the page.
  await expectOnDisk(page, 'little café')
  await page.reload()
  await expectOpen(page)
  await expect.poll(lines).toEqual(narrow)
})
