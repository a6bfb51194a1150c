/** Browser messages for a chunk that fails to load or arrives as an HTML page. */
const LOAD_FAILURE_MESSAGE =
  /dynamically imported module|importing a module script|unable to preload css|valid javascript mime type|loading (?:css )?chunk/i

/** Other SyntaxErrors at run time: text parsed as data, not as code. */
const DATA_PARSE_MESSAGE = /json|regular expression|regexp|bigint/i

/**
 * Whether an error means that a code chunk failed to load. The page compiles no code at run time, so any
 * other SyntaxError is a truncated file, or one that imports what another release no longer exports.
 */
export const isLoadFailure = (error: unknown): boolean =>
  (error instanceof SyntaxError && !DATA_PARSE_MESSAGE.test(error.message)) ||
  (error instanceof Error && LOAD_FAILURE_MESSAGE.test(error.message))

interface LoadFailureContext {
  isServerInReach: boolean
  /** Whether storage works: without it the page could reload forever. */
  canRecordReload: boolean
  /** The version this tab already reloaded for. */
  reloadedFor: string | null
  version: string
  hasUnsaved: boolean
}

/**
 * The reaction: an offline notice, an automatic reload (at most once per version), or the question whether to
 * reload (decisions 26).
 */
export function resolveLoadFailure(at: LoadFailureContext): 'offline' | 'reload' | 'ask' {
  if (!at.isServerInReach) return 'offline'
  const mayReload = at.canRecordReload && at.reloadedFor !== at.version && !at.hasUnsaved
  return mayReload ? 'reload' : 'ask'
}
