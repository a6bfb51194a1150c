import type { SessionWorld } from './session-world'

/** A page that does not load must not hold up the end of a session. */
const NAVIGATION_WITHIN_MS = 5000

/** Resolves when the work settles, at the latest after `ms`. */
export async function within(
  { wait }: Pick<SessionWorld, 'wait'>,
  work: Promise<unknown>,
  ms: number,
): Promise<void> {
  await Promise.race([work.catch(() => undefined), wait(ms)])
}

/** Decision 28: one history entry on the web, none in the mobile web view. /logout itself is one already. */
export async function goTo(world: SessionWorld, to: string): Promise<void> {
  const replace = world.isMobileWebView || world.path() === '/logout'
  await within(world, Promise.resolve(world.navigate(to, { replace })), NAVIGATION_WITHIN_MS)
}
