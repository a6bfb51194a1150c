import type { ErrorEvent as Report, Exception, StackFrame } from '@sentry/react'

/** Property names in the engine's own sentences help and say nothing about anybody. */
const NAMED_PROPERTY = /\((?:reading|setting|evaluating) '[\w$.]{1,60}'\)/g

const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Addresses without what follows ? and #; blobs and data wholly.
  [/\b(?:data|blob):\S+/gi, '[data]'],
  [/(\b[a-z][a-z\d+.-]*:\/\/[^\s?#"'<>]*)[?#][^\s"'<>)]*/gi, '$1'],
  [/(\/[^\s?#"'<>:]*)\?[^\s"'<>)]*/g, '$1'],
  [/\b(?:authorization\s*[:=]?\s*)?(bearer|basic|authorization|token\s*[:=]|cookie\s*:)\s*\S+/gi, '$1 […]'],
  [/[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  // Tokens and keys of any make: longer than words and ids of ours are.
  [/[\w-]{10,}\.[\w-]{4,}\.[\w-]*/g, '[token]'],
  [/[\w+/=-]{32,}/g, '[token]'],
  [/\+?\d[\d\s().-]{6,}\d/g, '[number]'],
  // Engines quote what they could not read: that may be a message.
  [/"[^"]*"|“[^”]*”|`[^`]*`|'[^']*'|"[^"]*$|“[^”]*$/g, '"…"'],
]

/** A sentence of an error without anything a person wrote or a server gave. */
export function scrubText(text: string): string {
  const kept: string[] = []
  const marked = text.slice(0, 1000).replace(NAMED_PROPERTY, (found) => `\u0000${kept.push(found) - 1}\u0000`)
  const clean = SECRETS.reduce((rest, [secret, instead]) => rest.replace(secret, instead), marked)
  // eslint-disable-next-line no-control-regex -- a sign that no error text has
  return clean.replace(/\u0000(\d+)\u0000/g, (_, index: string) => kept[Number(index)] ?? '')
}

/** An address without search, hash and sign-in data. */
function scrubAddress(address: string): string {
  if (!URL.canParse(address)) return scrubText(address)
  const { protocol, host, pathname } = new URL(address)
  return protocol.startsWith('http') ? `${protocol}//${host}${pathname}` : `[${protocol}]`
}

const scrubFrame = (frame: StackFrame): StackFrame => ({
  ...(frame.filename !== undefined && { filename: scrubAddress(frame.filename) }),
  ...(frame.function !== undefined && { function: scrubText(frame.function) }),
  ...(frame.lineno !== undefined && { lineno: frame.lineno }),
  ...(frame.colno !== undefined && { colno: frame.colno }),
  ...(frame.in_app !== undefined && { in_app: frame.in_app }),
})

const scrubException = (exception: Exception): Exception => ({
  type: scrubText(exception.type ?? 'Error'),
  value: scrubText(exception.value ?? ''),
  ...(exception.stacktrace?.frames && {
    stacktrace: { frames: exception.stacktrace.frames.map(scrubFrame) },
  }),
  ...(exception.mechanism && {
    mechanism: { type: exception.mechanism.type, handled: exception.mechanism.handled ?? true },
  }),
})

/**
 * What may leave the browser, built anew from the few fields that help: a field nobody thought of is left behind, not
 * sent. No tokens, headers, bodies, message text, e-mail, nor the search part of any address.
 */
export function scrubReport(report: Report, facts: { path: string; language: string }): Report {
  return {
    type: undefined,
    ...(report.event_id && { event_id: report.event_id }),
    ...(report.timestamp !== undefined && { timestamp: report.timestamp }),
    ...(report.release && { release: report.release }),
    level: report.level ?? 'error',
    platform: 'javascript',
    ...(report.message && { message: scrubText(report.message) }),
    ...(report.exception?.values && { exception: { values: report.exception.values.map(scrubException) } }),
    tags: { route: facts.path, language: facts.language },
  }
}
