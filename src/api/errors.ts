import i18n from 'i18next'

import { RETRY_AFTER_AT_MOST_MS } from '@/config/constants'
import type { ErrorMessage, ServerErrorBody } from '@/domain/server-error'

/**
 * How a call failed: `network` no answer, `timeout` not in time, `refused` a non-2xx answer,
 * `unreadable` an answer that is empty, not JSON, cut short or of the wrong shape.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'refused' | 'unreadable'

interface ApiErrorFacts {
  path: string
  status?: number | undefined
  body?: ServerErrorBody | undefined
  requestId?: string | undefined
  retryAfterMs?: number | undefined
  /** For developers: never shown to a person, never holds values of the answer. */
  detail?: string | undefined
}

/** The one error that calls throw. Its message is for logs; `errorText` makes the words for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly path: string
  readonly status: number | undefined
  readonly body: ServerErrorBody | undefined
  readonly requestId: string | undefined
  /** At most a minute, whatever the server said (decision 31). */
  readonly retryAfterMs: number | undefined

  constructor(kind: ApiErrorKind, facts: ApiErrorFacts) {
    super([kind, facts.status, facts.path, facts.detail].filter(Boolean).join(' '))
    this.kind = kind
    this.path = facts.path
    this.status = facts.status
    this.body = facts.body
    this.requestId = facts.requestId
    const { retryAfterMs } = facts
    this.retryAfterMs =
      retryAfterMs === undefined ? undefined : Math.min(retryAfterMs, RETRY_AFTER_AT_MOST_MS)
  }

  /** A 4xx: asking again will not help (spec 8). */
  get isRefusal(): boolean {
    return this.status !== undefined && this.status >= 400 && this.status < 500
  }
}

/** A call cancelled because its session ended or its caller is gone is not worth reporting. */
export const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

export const isApiError = (error: unknown, status?: number): error is ApiError =>
  error instanceof ApiError && (status === undefined || error.status === status)

/** Where the words of a server's key are looked up, in this order (spec 8). */
export const SERVER_WORDS = ['be_errors', 'toasts'] as const

/** The words of a server's key in the current language. Server text is data: looked up whole, never expanded. */
function wordsOf(key: string): string | undefined {
  const language = i18n.resolvedLanguage ?? 'en'
  for (const namespace of SERVER_WORDS) {
    const words: unknown = i18n.getResource(language, namespace, key, { keySeparator: false })
    if (typeof words === 'string' && words !== '') return words
  }
  return undefined
}

/** The server's own explanation, if it gave one that may be shown (spec 8). */
export function serverText(error: unknown): string | undefined {
  const body = error instanceof ApiError ? error.body : undefined
  if (!body || body.statusCode >= 500 || !body.message) return undefined
  return messageText(body.message)
}

/** What a server said, in the person's language where we have the words: of a whole answer, or of one row of it. */
export function messageText(message: ErrorMessage): string | undefined {
  if (typeof message === 'string') return message
  return wordsOf(message.key) ?? (message.text || undefined)
}

/** The text shown for a failed call (spec 8). */
export function errorText(error: unknown): string {
  const isUnreached = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')
  if (isUnreached) return i18n.t('global:error.network')
  return serverText(error) ?? i18n.t('global:error.unexpected')
}
