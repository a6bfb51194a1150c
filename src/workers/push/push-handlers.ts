import { type Language, LANGUAGES } from '@/config/languages'
import {
  parsePushMessage,
  pushedPath,
  pushText,
  type PushWorkerNote,
  type PushWords,
} from '@/domain/notifications/push-message'

import type { WorkerScope } from './worker-scope'

/** What the build and the page give the worker. */
export interface PushTexts {
  appName: string
  language: Language
  words: PushWords
}

const NOTIFICATION_TAG = 'console'

const pagesOf = ({ clients }: WorkerScope) => clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Shows the counts of a payload, unless a visible page shows them already or the payload is malformed. */
export async function showPush(
  scope: WorkerScope,
  { appName, language, words }: PushTexts,
  payload: string | undefined,
): Promise<void> {
  const message = parsePushMessage(payload)
  if (!message) return
  const pages = await pagesOf(scope)
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  await scope.registration.showNotification(appName, {
    body: pushText(message, words, language),
    lang: language,
    dir: LANGUAGES[language].direction,
    // One tag: each notification replaces the last.
    tag: NOTIFICATION_TAG,
    icon: '/apple-touch-icon.png',
    data: message.path,
  })
}

/** Opens the notification's page in an open tab, else in a new one. */
export async function openPushed(scope: WorkerScope, data: unknown): Promise<void> {
  const path = pushedPath(data)
  const pages = await pagesOf(scope)
  const page =
    pages.find(({ focused }) => focused) ??
    pages.find(({ visibilityState }) => visibilityState === 'visible') ??
    pages[0]
  if (!page) return void (await scope.clients.openWindow(path))
  await page.focus()
  page.postMessage({ push: 'open', path } satisfies PushWorkerNote)
}

/**
 * Replaces a subscription that the browser has ended. Only a page can send it to the server, which needs the user's
 * token: open pages do at once, others when they load.
 */
export async function replaceSubscription(
  scope: WorkerScope,
  before: PushSubscription | null | undefined,
  after: PushSubscription | null | undefined,
): Promise<void> {
  const { applicationServerKey } = before?.options ?? {}
  if (!after && applicationServerKey)
    await scope.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey })
      .catch(() => undefined)
  for (const page of await pagesOf(scope)) page.postMessage({ push: 'changed' } satisfies PushWorkerNote)
}
