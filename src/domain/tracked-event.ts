/** What is told to whoever listens for it (spec 3). */
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

/** Facts are names and numbers alone: never words a person wrote, never tokens. */
export interface TrackedEvent {
  kind: TrackedEventKind
  facts?: Readonly<Record<string, string | number | boolean>>
}
