/** What parts of the page hold of a person's work, in its memory alone: files, recordings, what was looked at. */
const forgets = new Set<() => void>()
let owner: string | undefined

/** Is called when somebody else begins to work in this tab. */
export const onOtherPerson = (forget: () => void): void => void forgets.add(forget)

/** Who works in this tab; undefined before anyone does. */
export const workingUser = (): string | undefined => owner

/** Says who works: what another person left is gone before it could be seen (decision 12). */
export function workAs(userId: string | undefined): void {
  // Nobody yet: it is not known who comes.
  if (userId === undefined) return
  if (owner !== undefined && owner !== userId) for (const forget of forgets) forget()
  owner = userId
}
