/** Cleanup callbacks for a person's data in memory: files, recordings, recent views. */
const forgets = new Set<() => void>()
let owner: string | undefined

/** Registers a cleanup that runs when another person starts to work in this tab. */
export const onOtherPerson = (forget: () => void): void => void forgets.add(forget)

/** The person who works in this tab; undefined before sign-in. */
export const workingUser = (): string | undefined => owner

/** Sets the current user: data of another person is cleared before it could render (decisions 12). */
export function workAs(userId: string | undefined): void {
  // The user is not known yet.
  if (userId === undefined) return
  if (owner !== undefined && owner !== userId) for (const forget of forgets) forget()
  owner = userId
}
