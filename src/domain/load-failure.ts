/** What browsers say when a part of the code does not come, or comes as an HTML page. */
const LOAD_FAILURE =
  /dynamically imported module|importing a module script|unable to preload css|valid javascript mime type|loading (?:css )?chunk/i

/** What else is a SyntaxError at run time: text that was read as data, not as code. */
const NOT_CODE = /json|regular expression|regexp|bigint/i

/**
 * Whether an error means that a part of the console's code could not be loaded. The page compiles no code at run time, so
 * any other SyntaxError is a file that was cut off, or that imports what another release no longer exports.
 */
export const isLoadFailure = (error: unknown): boolean =>
  (error instanceof SyntaxError && !NOT_CODE.test(error.message)) ||
  (error instanceof Error && LOAD_FAILURE.test(error.message))

interface Situation {
  isServerInReach: boolean
  /** Without it the page could reload forever. */
  canRemember: boolean
  /** The version that was reloaded for before, in this tab. */
  reloadedFor: string | null
  version: string
  hasUnsaved: boolean
}

/**
 * What follows: a word about the network, a reload by itself (at most once per version), or the question whether to
 * reload (decision 26).
 */
export function afterLoadFailure(at: Situation): 'offline' | 'reload' | 'ask' {
  if (!at.isServerInReach) return 'offline'
  const mayReload = at.canRemember && at.reloadedFor !== at.version && !at.hasUnsaved
  return mayReload ? 'reload' : 'ask'
}
