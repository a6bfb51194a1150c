import * as v from 'valibot'

/** The server's error message: an error key with a fallback text, or plain text (requirements 8). */
export const ErrorMessage = v.union([
  v.string(),
  v.object({
    key: v.fallback(v.optional(v.string(), ''), ''),
    text: v.fallback(v.optional(v.string(), ''), ''),
  }),
])
export type ErrorMessage = v.InferOutput<typeof ErrorMessage>

/** The body of a non-2xx response. */
export const ServerErrorBody = v.object({
  statusCode: v.number(),
  message: v.fallback(v.optional(ErrorMessage), undefined),
  /** Request fields the server refused (`api/field-errors.ts`). */
  fields: v.optional(v.unknown()),
})
export interface ServerErrorBody extends v.InferOutput<typeof ServerErrorBody> {}
