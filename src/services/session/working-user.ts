/** Cleanup callbacks for a person's data in memory: files, recordings, recent views. */
const cleanups = new Set<() => void>()
let currentUserId: string | undefined

/** Registers a cleanup of memory for when a person logs out or another starts to work in this tab. To save first: `registerLogoutSaver`. */
export const onUserChange = (forget: () => void): void => void cleanups.add(forget)

/** The person who works in this tab; undefined before sign-in. */
export const workingUser = (): string | undefined => currentUserId

function forgetAll(): void {
  for (const forget of cleanups) forget()
}

/** Clears what a user who logged out, perhaps in another tab, left in this one: uploads, recordings. */
export function forgetUser(userId: string): void {
  if (currentUserId !== userId) return
  currentUserId = undefined
  forgetAll()
}

/** Sets the current user: data of another person is cleared before it could render (decisions 12). */
export function setWorkingUser(userId: string | undefined): void {
  // The user is not known yet.
  if (userId === undefined) return
  if (currentUserId !== undefined && currentUserId !== userId) forgetAll()
  currentUserId = userId
}
