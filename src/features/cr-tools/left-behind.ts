import type { QueryClient } from '@tanstack/react-query'

import { beforeLogout } from '@/services/before-logout'

import { composerDraftsOf } from './composer-draft'
import { saveToServer } from './draft-wire'
import { startOutbox } from './outbox-delivery'

/**
 * Takes up what a person wrote on pages that are gone, before a logout that none of them is there to follow: messages go
 * out as far as they can, drafts go to the server with the logout itself (decision 12). Until the returned function is called.
 */
export async function takeUpLeftBehind(userId: string, client: QueryClient): Promise<() => void> {
  const outbox = startOutbox(userId, client, () => false)
  const saveDrafts = async () =>
    Promise.all(composerDraftsOf(userId).map(async ({ place, draft }) => saveToServer(client, place, draft)))
  const stop = beforeLogout(async (isByWill) => {
    if (isByWill) await Promise.all([outbox.finish(), saveDrafts()])
  })
  await outbox.hurry()
  return () => {
    stop()
    outbox.stop()
  }
}
