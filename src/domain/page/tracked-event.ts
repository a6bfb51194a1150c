/** Events for an agency's own analytics (requirements 3). */
export const TRACKED_EVENT_KINDS = [
  'printful',
  'editVaultMedia',
  'call',
  'navigation',
  'modalChanged',
  'profileLoaded',
  'downloadMedia',
] as const
export type TrackedEventKind = (typeof TRACKED_EVENT_KINDS)[number]

/** Data per kind: names, ids and numbers only, never a person's text or tokens. */
interface TrackedEventData {
  /** No screen emits it yet (docs/decisions/0036-printful-is-declared-without-a-source.md). */
  printful: { action: string }
  editVaultMedia: { mediaId: string }
  /** `path` is the declared pattern, so it never contains a value. */
  call: { path: string; method: string; ms: number; status?: number }
  /** The route's name, not its address. */
  navigation: { route: string }
  modalChanged: { name: string; isOpen: boolean }
  profileLoaded: { userId: string }
  downloadMedia: { mediaId: string }
}

export type TrackedEvent = {
  [Kind in TrackedEventKind]: { kind: Kind; facts: TrackedEventData[Kind] }
}[TrackedEventKind]
