import { updateProfile } from '@/api/calls/creator/profile'
import { setDisplayName, setUsername } from '@/api/calls/account/user'
import { send } from '@/api/send'
import type { SuggestedPatch } from '@/domain/profile/creator-profile'
import { askOnce, type CrisisHold, holdAll, holdEach } from '@/features/crisis'

import type { ProfileChanges } from './profile-changes'

/** Runs the crisis check on every text that fans read, with one question; undefined when the user cancels. */
export async function checkChanges(
  hold: CrisisHold,
  changes: ProfileChanges,
): Promise<SuggestedPatch | undefined> {
  const { displayName = null, bio = null, links, ...rest } = changes
  const once = askOnce(hold)
  const texts = await holdAll(once, { displayName, bio })
  const checkedLinks =
    texts &&
    (await holdEach(links ?? [], async ({ title, url }) => {
      const checked = await holdAll(once, { title })
      return checked && { ...checked, url }
    }))
  return (
    texts &&
    checkedLinks && {
      ...rest,
      ...(texts.displayName !== null && { displayName: texts.displayName }),
      ...(texts.bio !== null && { bio: texts.bio }),
      ...(links && { links: checkedLinks }),
    }
  )
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
