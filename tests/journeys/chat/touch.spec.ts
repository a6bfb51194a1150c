import type { CDPSession, Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { setLanguage } from '../support/languages.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  inbox,
  inboxRows,
  longPress,
  messages,
  openWorkspace,
  thread,
} from '../support/workspace.ts'

test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

const CHANNEL = 'channel-1-3'
const INBOX = /\/cr-tools\/messages(\?|$)/
const OPEN = /\/cr-tools\/messages\/channel-/

interface Place {
  x: number
  y: number
}

/** Dispatches a touch drag through the browser. */
async function draw(page: Page, from: Place, to: Place): Promise<void> {
  const finger: CDPSession = await page.context().newCDPSession(page)
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Place) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await put('touchStart', from)
  for (let step = 1; step <= 8; step += 1)
    await put('touchMove', {
      x: from.x + ((to.x - from.x) * step) / 8,
      y: from.y + ((to.y - from.y) * step) / 8,
    })
  await put('touchEnd')
  await finger.detach()
}

const sizeOf = (page: Page): { width: number; height: number } =>
  page.viewportSize() ?? { width: 0, height: 0 }

/** The element lies fully within a height of the page. */
async function expectWithin(page: Page, height: number): Promise<void> {
  await expect
    .poll(async () => {
      const box = await composer(page).boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= height
    })
    .toBe(true)
}

/** How far the thread can scroll down, in px. */
const below = (page: Page): Promise<number> =>
  thread(page).evaluate(({ scrollHeight, clientHeight, scrollTop }) =>
    Math.round(scrollHeight - clientHeight - scrollTop),
  )

test.describe('with one pane', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('a tap opens a chat, a swipe from the edge goes back, and the thread follows a finger', async ({
    page,
  }) => {
    await openWorkspace(page, '/cr-tools/messages')
    for (const [width, height] of [
      [768, 1024],
      [390, 844],
    ] as const)
      await test.step(`at ${width}`, async () => {
        await page.setViewportSize({ width, height })
        await test.step('a tap opens a chat; a swipe from the edge goes back', () => swipeBack(page, width))
        await test.step('the thread follows a finger, and the composer stays above the keyboard', () =>
          dragThread(page, width, height))
        await navigateInPage(page, '/cr-tools/messages')
      })
  })
})

async function swipeBack(page: Page, width: number): Promise<void> {
  await inboxRows(page).nth(4).getByRole('link').tap()
  await expectThreadOpen(page)
  await expect(inbox(page)).toHaveCount(0)
  // Neither bar nor list shows the clock here (requirements 6).
  await expect(page.getByRole('button', { name: 'Off Duty' })).toBeVisible()
  // From the middle or vertically, a drag scrolls.
  await draw(page, { x: width / 2, y: 400 }, { x: width - 10, y: 405 })
  await draw(page, { x: 8, y: 300 }, { x: 20, y: 600 })
  await expect(page).toHaveURL(OPEN)
  await draw(page, { x: 8, y: 400 }, { x: width - 40, y: 410 })
  await expect(page).toHaveURL(INBOX)
  await expect(inboxRows(page).nth(4)).toBeVisible()
}

async function dragThread(page: Page, width: number, height: number): Promise<void> {
  await navigateInPage(page, channelAddress('channel-1-1'))
  await expectThreadOpen(page)
  await composer(page).tap()
  await page.setViewportSize({ width, height: height - 320 })
  await expectWithin(page, height - 320)
  await expect.poll(() => below(page)).toBe(0)
  await page.setViewportSize({ width, height })
  await expectWithin(page, height)
  const middle = { x: width / 2, y: height / 3 }
  await draw(page, middle, { x: middle.x, y: middle.y + 250 })
  await expect.poll(() => below(page)).toBeGreaterThan(100)
}

test.describe('when the keyboard overlays the page', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('the composer moves up with it and down again', async ({ page }) => {
    // As on iOS: the layout viewport keeps its height, the visual viewport shrinks.
    await page.addInitScript(() => {
      const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 })
      Object.defineProperty(window, 'visualViewport', { value: seen })
    })
    const cover = (px: number) =>
      page.evaluate((covered) => {
        if (!window.visualViewport) return
        Object.assign(window.visualViewport, { height: innerHeight - covered })
        window.visualViewport.dispatchEvent(new Event('resize'))
      }, px)
    await openWorkspace(page, channelAddress(CHANNEL))
    await expectThreadOpen(page)
    await cover(380)
    await expectWithin(page, 1024 - 380)
    const box = await composer(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(1024 - 380 - 150)
    await expect.poll(() => below(page)).toBe(0)
    await cover(0)
    await expect.poll(async () => (await composer(page).boundingBox())?.y).toBeGreaterThan(800)
  })
})

test.describe('with two panes', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  test('the fan panel replaces the list and restores it, and a long press on a message opens its menu', async ({
    page,
  }) => {
    await openWorkspace(page, '/cr-tools/messages')
    await inboxRows(page).nth(4).getByRole('link').tap()
    await expectThreadOpen(page)
    await expect(inboxRows(page).nth(4)).toBeVisible()
    const fan = page.getByRole('complementary', { name: 'Fan info' })
    await page.getByRole('button', { name: 'Show fan info' }).tap()
    await expect(fan).toBeVisible()
    await expect(inbox(page)).toHaveCount(0)
    await composer(page).fill('Seen your note')
    await fan.getByRole('button', { name: 'Hide fan info' }).tap()
    await expect(fan).toHaveCount(0)
    await expect(inboxRows(page).nth(4)).toBeVisible()
    // A swipe from the list's edge does not go back here.
    await draw(page, { x: 330, y: 400 }, { x: 900, y: 400 })
    await expect(page).toHaveURL(OPEN)
    await test.step('all targets are 44 px high, and the menu replies', async () => {
      await expectHighTargets(page)
      await longPress(page, messages(page).last())
      await page.getByRole('menuitem', { name: 'Reply' }).tap()
      await expect(page.getByText(/^Replying to/)).toBeVisible()
      await expect(composer(page)).toBeFocused()
      await page.getByRole('button', { name: 'More actions' }).tap()
      await page.getByRole('menuitem', { name: 'Crisis help' }).tap()
      await expect(page.getByRole('dialog', { name: 'Help is available' })).toBeVisible()
    })
  })
})

async function expectHighTargets(page: Page): Promise<void> {
  const low = await page.getByRole('button').evaluateAll((all) =>
    all.flatMap((one) => {
      const box = one.getBoundingClientRect()
      const reach = Math.max(box.height, Number.parseFloat(getComputedStyle(one, '::after').height) || 0)
      return box.height > 0 && reach < 44 ? [one.getAttribute('aria-label') ?? one.textContent] : []
    }),
  )
  expect(low).toEqual([])
}

test.describe('from right to left', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('the back swipe starts at the other edge', async ({ page, context }) => {
    await setLanguage(context, 'ar')
    await openWorkspace(page, '/cr-tools/messages')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('listitem').nth(4).getByRole('link').tap()
    await expect(page).toHaveURL(OPEN)
    await expect(page.getByRole('log').getByRole('article').last()).toBeVisible()
    const { width } = sizeOf(page)
    await draw(page, { x: 8, y: 400 }, { x: width - 40, y: 400 })
    await expect(page).toHaveURL(OPEN)
    await draw(page, { x: width - 8, y: 400 }, { x: 40, y: 400 })
    await expect(page).toHaveURL(INBOX)
  })
})
