import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

import { LANGUAGE_CODES, type Language } from '../src/config/languages.ts'
import { PUSH_WORKER_URL } from '../src/config/push-worker.ts'
import type { PushWords } from '../src/domain/notifications/push-message.ts'
import type { PushWorkerData } from '../src/workers/push/push-worker.ts'
import { inlineScript } from './inline-script.ts'

/** The plural forms of a key by category: `many_one` becomes `one`. */
const formsOf = (texts: Readonly<Record<string, unknown>>, key: string): PushWords['messages'] =>
  Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].flatMap((category) => {
      const form = texts[`${key}_${category}`]
      return typeof form === 'string' ? [[category, form]] : []
    }),
  )

function wordsOf(root: string, language: Language): PushWords {
  const file = readFileSync(join(root, 'locales', language, 'tools.json'), 'utf8')
  const { notifications } = JSON.parse(file) as { notifications: Record<string, unknown> } // each form is checked
  return { messages: formsOf(notifications, 'many_messages'), notifications: formsOf(notifications, 'many') }
}

/** Compiles the worker of push messages to one classic script at a lasting address, with its words. */
export function pushWorker({ root, appName }: { root: string; appName: string }): Plugin {
  const source = () => {
    const words = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, wordsOf(root, language)]))
    const data = { appName, words } as PushWorkerData // every language is there
    return inlineScript(root, 'workers/push/push-worker.ts', { __PUSH_WORKER_DATA__: data })
  }
  return {
    name: 'push-worker',
    configureServer(server) {
      server.middlewares.use(PUSH_WORKER_URL, (_request, response, next) => {
        source().then((script) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(script)
        }, next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: PUSH_WORKER_URL.slice(1), source: await source() })
    },
  }
}
