import type { World } from '../../state/world'

const keyOf = (userId: string, clientId: string): string => `${userId} ${clientId}`

/** Refuses these client ids of a sender from now on: their text has gone back to its writer. */
export function withdraw(world: World, userId: string, clientIds: readonly string[]): void {
  const { threads } = world.state
  threads.withdrawn = [...threads.withdrawn, ...clientIds.map((clientId) => keyOf(userId, clientId))]
  threads.version += 1
}

export const isWithdrawn = (world: World, userId: string, clientId: string): boolean =>
  world.state.threads.withdrawn.includes(keyOf(userId, clientId))
