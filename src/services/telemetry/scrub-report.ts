import type { ErrorEvent as Report, Exception, StackFrame } from '@sentry/react'

import { ROUTES, routeAt } from '@/domain/page/routes'

/** An identifier in code. */
const NAME = String.raw`[\w$.]{1,60}`
const knownSentence = (sentence: string): RegExp => new RegExp(`^(${sentence})`, 's')

/**
 * Allowed messages of engines, React and this console. Any other text may come from a person or a server, so
 * we drop it: type and stack show where it failed.
 */
const SENTENCES: readonly RegExp[] = [
  knownSentence(
    `Cannot (?:read|set) propert(?:y|ies)(?: '${NAME}')? of (?:undefined|null)(?: \\((?:reading|setting) '${NAME}'\\))?`,
  ),
  knownSentence(`(?:undefined|null) is not an object \\(evaluating '${NAME}'\\)`),
  knownSentence(`can't access property "${NAME}", ${NAME} is (?:undefined|null)`),
  knownSentence(
    `${NAME} is (?:not a function|not defined|not iterable|not a constructor|not an object|undefined|null)(?![\\w-])`,
  ),
  knownSentence(`Failed to execute '${NAME}' on '${NAME}'`),
  knownSentence(`Minified React error #\\d{1,4}`),
  knownSentence('ResizeObserver loop (?:completed with undelivered notifications|limit exceeded)'),
  knownSentence('Unexpected (?:end of (?:JSON )?input|token|identifier|string)'),
  knownSentence('JSON\\.parse: unexpected (?:character|end of data)|JSON Parse error'),
  knownSentence('Maximum call stack size exceeded|too much recursion|Invalid array length|out of memory'),
  knownSentence('Failed to fetch|Load failed|NetworkError when attempting to fetch resource'),
  knownSentence('Importing a module script failed'),
  knownSentence('signal is aborted without reason|The operation was aborted|The user aborted a request'),
  knownSentence('The quota has been exceeded|The operation is insecure'),
]

/** Followed by the URL of one of the console's own files. */
const FILE_FAILED =
  /^((?:Failed to fetch|error loading) dynamically imported module:|Unable to preload CSS for) (\S+)$/
/** `ApiError`: kind, status and path of a call. */
const CALL_FAILED = /^((?:network|timeout|refused|unreadable)(?: \d{3})?) (\/[\w/-]{1,120})(?= |$)/

const REDACTED = '[message]'

/** An error message without text from a person or a server. */
export function scrubText(text: string): string {
  const file = FILE_FAILED.exec(text)
  if (file) return `${file[1]} ${scrubAddress(file[2] ?? '')}`
  const failed = CALL_FAILED.exec(text)
  if (failed) return `${failed[1]} ${scrubPath(failed[2] ?? '')}`
  for (const sentence of SENTENCES) {
    const matched = sentence.exec(text)?.[1]
    if (matched !== undefined) return matched
  }
  return REDACTED
}

/**
 * Build files keep their names. Elsewhere a segment that is not a plain word may be a person's id or name.
 */
function scrubPath(path: string): string {
  if (/^\/assets\/[\w.-]{1,120}$/.test(path)) return path
  const name = routeAt(path)
  if (name) return ROUTES[name].path
  return path.replace(/[^/]+/g, (part) =>
    /^[a-z]+(?:-[a-z]+)*(?:\.[a-z]{2,4})?$/.test(part) && part.length <= 30 ? part : ':id',
  )
}

/** An address without search, hash, credentials and ids. */
function scrubAddress(address: string): string {
  if (address.startsWith('/')) return scrubPath(address.replace(/[?#].*/s, ''))
  if (!URL.canParse(address)) return address === '<anonymous>' ? address : REDACTED
  const { protocol, host, pathname } = new URL(address)
  return protocol.startsWith('http') ? `${protocol}//${host}${scrubPath(pathname)}` : `[${protocol}]`
}

const scrubName = (name: string): string => (/^[\w$.<>[\]? ]{1,80}$/.test(name) ? name : '[name]')

const scrubFrame = (frame: StackFrame): StackFrame => ({
  ...(frame.filename !== undefined && { filename: scrubAddress(frame.filename) }),
  ...(frame.function !== undefined && { function: scrubName(frame.function) }),
  ...(frame.lineno !== undefined && { lineno: frame.lineno }),
  ...(frame.colno !== undefined && { colno: frame.colno }),
  ...(frame.in_app !== undefined && { in_app: frame.in_app }),
})

const scrubException = (exception: Exception): Exception => ({
  type: scrubName(exception.type ?? 'Error'),
  value: scrubText(exception.value ?? ''),
  ...(exception.stacktrace?.frames && {
    stacktrace: { frames: exception.stacktrace.frames.map(scrubFrame) },
  }),
  ...(exception.mechanism && {
    mechanism: { type: exception.mechanism.type, handled: exception.mechanism.handled ?? true },
  }),
})

/**
 * Rebuilds a report from an allow-list of fields; unknown fields are dropped. No tokens, headers, bodies,
 * message text, e-mail, nor search parts.
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
