/** The parts of an account that name it. */
interface NamedAccount {
  displayName: string
  username: string
}

/** The name of an account: a creator, a fan or a colleague; the username until a display name is set. */
export const accountNameOf = ({ displayName, username }: NamedAccount): string => displayName || username
