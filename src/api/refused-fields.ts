import i18n from 'i18next'
import * as v from 'valibot'

import { ErrorMessage } from '@/domain/server-error'

import { isApiError, messageText } from './errors'

/* Apart from errors.ts: the sign-in page does without it. */
const Fields = v.fallback(v.record(v.string(), ErrorMessage), {})

/** What a server refused field by field, under the request's names for them; empty when it named none. */
export function refusedFields(error: unknown): ReadonlyMap<string, string> {
  const fields = isApiError(error) && error.isRefusal ? v.parse(Fields, error.body?.fields) : {}
  return new Map(
    Object.entries(fields).map(([name, message]) => [
      name,
      messageText(message) ?? i18n.t('global:error.unexpected'),
    ]),
  )
}
