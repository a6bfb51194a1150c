/**
 * Shows notifications while no page is open. The build compiles it to a classic script with its words
 * (build/push-worker.ts); the page names the language in the script's address.
 */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/config/languages'
import type { PushWords } from '@/domain/notifications/push-message'

import { openPushed, replaceSubscription, showPush } from './push-handlers'
import type { WorkerEvents, WorkerScope } from './worker-scope'

/** What `build/push-worker.ts` fills in. */
export interface PushWorkerData {
  appName: string
  words: Record<Language, PushWords>
}

declare const __PUSH_WORKER_DATA__: PushWorkerData

const { appName, words } = __PUSH_WORKER_DATA__
const asked = new URL(location.href).searchParams.get('lng') ?? ''
const language = isLanguage(asked) ? asked : DEFAULT_LANGUAGE
const texts = { appName, language, words: words[language] }

const scope = globalThis as unknown as WorkerScope & { skipWaiting: () => Promise<void> } // the worker's own global

const on = <Name extends keyof WorkerEvents>(
  name: Name,
  handle: (event: WorkerEvents[Name]) => Promise<void>,
) =>
  addEventListener(name, (event) => {
    const workerEvent = event as WorkerEvents[Name] // by its name
    workerEvent.waitUntil(handle(workerEvent))
  })

on('install', () => scope.skipWaiting())
on('push', ({ data }) => showPush(scope, texts, data?.text()))
on('notificationclick', ({ notification }) => {
  notification.close()
  return openPushed(scope, notification.data)
})
on('pushsubscriptionchange', ({ oldSubscription, newSubscription }) =>
  replaceSubscription(scope, oldSubscription, newSubscription),
)
