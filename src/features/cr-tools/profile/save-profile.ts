import { updateProfile } from '@/api/calls/creator/profile'
import { setDisplayName, setUsername } from '@/api/calls/account/user'
import { send } from '@/api/send'
import type { SuggestedPatch } from '@/domain/profile/creator-profile'
import type { useCrisisHold } from '@/features/crisis'

import type { ProfileChanges } from './profile-changes'

type CrisisHold = ReturnType<typeof useCrisisHold>

/** Runs the crisis check on every text that fans read; undefined when the user cancels. */
export async function checkChanges(
  hold: CrisisHold,
  changes: ProfileChanges,
): Promise<SuggestedPatch | undefined> {
  const { displayName, bio, links, ...rest } = changes
  const patch: SuggestedPatch = { ...rest }
  if (displayName !== undefined) {
    const checked = await hold(displayName)
    if (checked === undefined) return undefined
    patch.displayName = checked
  }
  if (bio !== undefined) {
    const checked = await hold(bio)
    if (checked === undefined) return undefined
    patch.bio = checked
  }
  if (links !== undefined) {
    patch.links = []
    for (const { title, url } of links) {
      const checked = await hold(title)
      if (checked === undefined) return undefined
      patch.links.push({ title: checked, url })
    }
  }
  return patch
}

/** Saves a profile. Names go first, in calls of their own; a rejection there stops the rest. */
export async function saveProfile(
  creatorId: string,
  { username, displayName, ...patch }: SuggestedPatch,
): Promise<void> {
  if (username !== undefined) await send(setUsername, { username }, { creatorId })
  if (displayName !== undefined) await send(setDisplayName, { displayName }, { creatorId })
  if (Object.keys(patch).length > 0) await send(updateProfile, { patch }, { creatorId })
}
