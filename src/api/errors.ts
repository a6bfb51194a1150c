import { i18next, t } from '@/i18n'
import { RETRY_AFTER_MAX_MS } from '@/config/constants'
import type { ErrorMessage, ServerErrorBody } from '@/domain/server/server-error'

/**
 * How a call failed: `network` no response, `timeout` too late, `refused` a non-2xx response, `unreadable` a
 * response that is empty, truncated, not JSON or of the wrong shape.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'refused' | 'unreadable'

interface ApiErrorDetails {
  path: string
  status?: number | undefined
  body?: ServerErrorBody | undefined
  requestId?: string | undefined
  retryAfterMs?: number | undefined
  /** For developers: never shown to a person, never contains values of the response. */
  detail?: string | undefined
}

/** The only error that calls throw. Its message is for logs; `errorText` returns the text for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly path: string
  readonly status: number | undefined
  readonly body: ServerErrorBody | undefined
  readonly requestId: string | undefined
  /** At most a minute, whatever the server said (decisions 31). */
  readonly retryAfterMs: number | undefined

  constructor(kind: ApiErrorKind, facts: ApiErrorDetails) {
    super([kind, facts.status, facts.path, facts.detail].filter(Boolean).join(' '))
    this.kind = kind
    this.path = facts.path
    this.status = facts.status
    this.body = facts.body
    this.requestId = facts.requestId
    const { retryAfterMs } = facts
    this.retryAfterMs = retryAfterMs === undefined ? undefined : Math.min(retryAfterMs, RETRY_AFTER_MAX_MS)
  }

  /** A 4xx: no read retries it by itself (requirements 8). */
  get isRefusal(): boolean {
    return this.status !== undefined && this.status >= 400 && this.status < 500
  }
}

/** A call cancelled because its session ended or its caller unmounted is not worth reporting. */
export const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

export const isApiError = (error: unknown, status?: number): error is ApiError =>
  error instanceof ApiError && (status === undefined || error.status === status)

/** Whether the server answered with a 4xx, after which no read retries by itself (requirements 8). */
export const isRefused = (error: unknown): boolean => isApiError(error) && error.isRefusal

/** A 4xx that says nothing of the request: timeout, misdirected, too early, too many requests (decisions 5). */
const PASSING_STATUSES: readonly unknown[] = [408, 421, 425, 429]

/** Whether the server rejected the request itself, so that sending it again is useless. */
export const isFinalRefusal = (error: unknown): boolean =>
  isApiError(error) && error.isRefusal && !PASSING_STATUSES.includes(error.status)

const TOKEN_REFUSAL_STATUSES: readonly unknown[] = [400, 401, 403]

/** Whether a refresh was refused for its token; any other failure ends no session (decisions 5). */
export const isTokenRefused = (error: unknown): boolean =>
  isApiError(error) && TOKEN_REFUSAL_STATUSES.includes(error.status)

/** Whether no response came, or none in time. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')

/** Namespaces for the texts of server error keys, in lookup order (requirements 8). */
export const SERVER_ERROR_NAMESPACES = ['be_errors', 'toasts'] as const

/**
 * The text of a server key in the current language. Server keys are data: looked up whole, never
 * interpolated.
 */
function translateServerKey(key: string): string | undefined {
  const language = i18next.resolvedLanguage ?? 'en'
  for (const namespace of SERVER_ERROR_NAMESPACES) {
    const words: unknown = i18next.getResource(language, namespace, key, { keySeparator: false })
    if (typeof words === 'string' && words !== '') return words
  }
  return undefined
}

/** The server's own explanation, if there is one that may be shown (requirements 8). */
function serverText(error: unknown): string | undefined {
  const body = error instanceof ApiError ? error.body : undefined
  if (!body || body.statusCode >= 500 || !body.message) return undefined
  return serverMessageText(body.message)
}

/** The server's message, translated where we have its key: for a whole response, or one row of it. */
export function serverMessageText(message: ErrorMessage): string | undefined {
  if (typeof message === 'string') return message
  return translateServerKey(message.key) ?? (message.text || undefined)
}

/** The text shown for a failed call (requirements 8). */
export function errorText(error: unknown): string {
  if (isUnreachable(error)) return t('global:error.network')
  return serverText(error) ?? t('global:error.unexpected')
}
