import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { openWorkspace } from '../support/workspace.ts'

test.use({ serviceWorkers: 'allow' })

const FEED = '/cr-tools/notifications'
const SCOPE = '/push/'
const ENDPOINT = 'https://push.example/1'

async function openPushSwitch(page: Page) {
  await openWorkspace(page, FEED)
  await main(page).getByRole('button', { name: 'Notification settings' }).click()
  return page
    .getByRole('dialog', { name: 'Notification settings' })
    .getByRole('switch', { name: /^Notifications on this device/ })
}

/** Headless browsers refuse notifications even where they are granted, and reach no push service. */
const stubPush = (page: Page, isServiceThere: boolean) =>
  page.addInitScript(
    ({ endpoint, isThere }) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
      const subscription = { endpoint, toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }) }
      Object.assign(PushManager.prototype, {
        subscribe: async () =>
          isThere ? subscription : Promise.reject(new DOMException('push service error', 'AbortError')),
        getSubscription: async () => subscription,
      })
    },
    { endpoint: ENDPOINT, isThere: isServiceThere },
  )

const hasWorker = (page: Page) =>
  page.evaluate(
    async (scope) => (await navigator.serviceWorker.getRegistration(scope))?.scope.endsWith(scope) === true,
    SCOPE,
  )

test('push to this device is switched on, shows counts alone, and ends with the session @demo', async ({
  page,
  context,
}) => {
  await stubPush(page, true)
  const devtools = await context.newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations)
      if (scopeURL.endsWith(SCOPE)) registered.resolve(registrationId)
  })
  await devtools.send('ServiceWorker.enable')

  const toggle = await openPushSwitch(page)
  await expect(toggle).not.toBeChecked()
  const subscribed = page.waitForRequest(/push\/subscribe$/)
  await toggle.press('Space')
  expect((await subscribed).postDataJSON()).toEqual({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } })
  await expect(page.getByText('Saving…')).toBeHidden()
  await expect(toggle).toBeChecked()
  await page.keyboard.press('Escape')

  // A visible page shows its own notifications, so the worker waits until none is open.
  const origin = new URL(page.url()).origin
  const path = `${FEED}?kinds=tip`
  const push = async (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registered.promise,
      data,
    })
  const worker = context.serviceWorkers().find((one) => one.url().includes('/push-worker.js'))
  await worker?.evaluate(() => {
    const texts: unknown[] = []
    Object.assign(globalThis, { shownTexts: texts })
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration } // the worker's own
    registration.showNotification = async (title, options) => void texts.push([title, options?.body])
  })
  await page.goto('about:blank')
  await push('<b>not ours</b>')
  await push(JSON.stringify({ messages: 3, notifications: 1, path, title: 'Jonas', body: 'his words' }))
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as { shownTexts?: unknown }).shownTexts))
    .toEqual([['Agency Console', '3 new messages\n1 new notification']])

  await page.goto(FEED)
  const unsubscribed = page.waitForRequest(/push\/unsubscribe$/)
  await (await openAccountMenuItem(page, 'Logout')).click()
  expect((await unsubscribed).postDataJSON()).toEqual({ endpoint: ENDPOINT })
  await expect.poll(() => hasWorker(page)).toBe(false)
})

test('push that the browser refuses stays off and says why', async ({ page }) => {
  await stubPush(page, false)
  const toggle = await openPushSwitch(page)
  await toggle.press('Space')
  await expect(toggle).toHaveAccessibleDescription(/couldn't reach its notification service/)
  await expect(toggle).not.toBeChecked()
  await expect(toggle).toBeFocused()
  expect(await hasWorker(page)).toBe(false)
})
