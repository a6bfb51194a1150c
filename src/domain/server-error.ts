import * as v from 'valibot'

/** What a server says went wrong: a key of our backend errors with a text to fall back to, or plain text (spec 8). */
export const ErrorMessage = v.union([
  v.string(),
  v.object({
    key: v.fallback(v.optional(v.string(), ''), ''),
    text: v.fallback(v.optional(v.string(), ''), ''),
  }),
])
export type ErrorMessage = v.InferOutput<typeof ErrorMessage>

/** The body of a non-2xx answer. */
export const ServerErrorBody = v.object({
  statusCode: v.number(),
  message: v.fallback(v.optional(ErrorMessage), undefined),
  /** Which fields of the request the server refused (`api/refused-fields.ts`). */
  fields: v.optional(v.unknown()),
})
export interface ServerErrorBody extends v.InferOutput<typeof ServerErrorBody> {}
