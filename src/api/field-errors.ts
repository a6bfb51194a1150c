import * as v from 'valibot'

import { t } from '@/i18n'
import { ErrorMessage } from '@/domain/server/server-error'

import { isApiError, serverMessageText } from './errors'

/* Separate from errors.ts, so that the sign-in page does not load it. */
const FieldMessages = v.fallback(v.record(v.string(), ErrorMessage), {})

/** Error texts of refused fields, keyed by the request's field names; empty when the server named none. */
export function fieldErrors(error: unknown): ReadonlyMap<string, string> {
  const fields = isApiError(error) && error.isRefusal ? v.parse(FieldMessages, error.body?.fields) : {}
  return new Map(
    Object.entries(fields).map(([name, message]) => [
      name,
      serverMessageText(message) ?? t('global:error.unexpected'),
    ]),
  )
}
