import { tokens } from '@/api/tokens'

import { keeper } from './keeper'

/** Notes how much waits for the person on their entry of this device, for its card once they have left (screens S1). */
export function noteWaiting(waiting: number): void {
  const { userId } = keeper.session
  tokens.changeAccounts((accounts) =>
    accounts.map((account) => (account.user.userId === userId ? { ...account, waiting } : account)),
  )
}
