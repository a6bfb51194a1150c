import type { Page } from '@playwright/test'

import { UNDO_SEND_MS } from '../../../src/config/tool-limits.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  inboxRow,
  inboxRows,
  messages,
  openWorkspace,
  sentMessage,
  thread,
  writeAndSend,
} from '../support/workspace.ts'

/** Whether the thread shows content at three heights of its viewport. */
const isFilled = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const pane = document.querySelector('[role="log"]')
    const box = pane?.getBoundingClientRect()
    if (!pane || !box) return false
    const view = { top: Math.max(box.top, 60), bottom: Math.min(box.bottom, innerHeight - 140) }
    const rows = [...pane.querySelectorAll('[role="article"], article, [data-index]')]
    return [0.2, 0.5, 0.8].every((part) => {
      const y = view.top + (view.bottom - view.top) * part
      return rows.some((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top - 40 <= y && bottom + 40 >= y
      })
    })
  })

test('100,000 messages scroll without a blank area, are searched, and show their media large', async ({
  page,
}) => {
  await openWorkspace(page, channelAddress('channel-1-1'))
  await expectThreadOpen(page)
  await test.step('they scroll without a blank area, in fewer than 3,000 nodes', async () => {
    await thread(page).hover()
    for (let step = 0; step < 30; step += 1) {
      await page.mouse.wheel(0, -600)
      await expect.poll(() => isFilled(page)).toBe(true)
    }
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000)
    await page.getByRole('button', { name: 'Jump to latest' }).click()
    await expect(page.getByRole('button', { name: 'Jump to latest' })).toHaveCount(0)
    await expect.poll(() => isFilled(page)).toBe(true)
  })
  await test.step('media of a message open large, and Escape returns to them', () => openMedia(page))
  await test.step('search finds, moves between hits, and closes on Escape', async () => {
    await page.getByRole('button', { name: 'Search this chat' }).click()
    const field = page.getByRole('searchbox', { name: 'Search this chat' })
    await field.fill('exam')
    await expect(page.getByText(/^1 of \d+\+?$/)).toBeVisible()
    await page.getByRole('button', { name: 'Next result' }).click()
    await expect(page.getByText(/^2 of \d+\+?$/)).toBeVisible()
    await field.press('Escape')
    await expect(field).toHaveCount(0)
  })
})

test('a user replies with a quote and unsends the message', async ({ page, context, backend }) => {
  await context.clock.install()
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  const last = messages(page)
    .filter({ hasNot: page.getByText(/Sent by/) })
    .last()
  // Content that loads above may still move it away from the pointer.
  await expect(async () => {
    await last.hover({ timeout: 1000 })
    await last.getByRole('button', { name: 'Reply' }).click({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText(/^Replying to/)).toBeVisible()
  await writeAndSend(page, 'quoting you')
  const own = sentMessage(page, 'quoting you')
  await backend.advanceTime(UNDO_SEND_MS)
  await expect(own).toBeVisible()
  await expect(own.getByRole('button', { name: 'Go to the original message' })).toBeVisible()
  const key = await own.getAttribute('data-key')
  await own.hover()
  await own.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Unsend' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unsend' }).click()
  await expect(messages(page).and(page.locator(`[data-key="${key}"]`))).toContainText('Unsent at')
})

test('a conversation left during a color transition is garbage collected', async ({ page }) => {
  await openWorkspace(page)
  await expect(inboxRows(page).first()).toBeVisible()
  const ids = await inboxRows(page)
    .locator('a[data-row]')
    .evaluateAll((all) => all.map((one) => one.dataset.row ?? ''))
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const nodes = async () => {
    await client.send('HeapProfiler.collectGarbage')
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0
  }
  /** Its composer loses focus, and so is in transition, when the next one opens. */
  const goThrough = async (channels: readonly string[]) => {
    for (const id of channels) {
      await inboxRow(page, id).click()
      await expect(inboxRow(page, id)).toHaveAttribute('aria-current', 'page')
      await expectThreadOpen(page)
      await composer(page).focus()
    }
  }
  const some = ids.slice(0, 3)
  await goThrough(some)
  const before = await nodes()
  await goThrough([...some, ...some])
  // One conversation has about five hundred nodes.
  await expect.poll(nodes).toBeLessThan(before + 800)
})

async function openMedia(page: Page): Promise<void> {
  // Blurred until pressed. A row that scrolls on meanwhile leaves the page, so the press is part of the search.
  await expect(async () => {
    await thread(page).hover()
    await page.mouse.wheel(0, -400)
    await thread(page)
      .getByRole('button', { name: /^Show \u2068/ })
      .last()
      .click({ timeout: 1000 })
  }).toPass()
  await thread(page)
    .getByRole('button', { name: /^Open \u2068/ })
    .last()
    .click()
  const viewer = page.getByRole('dialog', { name: 'Media', exact: true })
  await expect(viewer.locator('img, video').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
}
