import type { ComponentType } from 'react'

import { useCreatorId } from './use-creator-id'

/**
 * A screen of the creator in focus, with its own state for each. The route guard ensures a creator, but during
 * sign-out there may be none for one render.
 */
export function creatorScreen(Page: ComponentType<{ creatorId: string }>) {
  return function CreatorScreen() {
    const creatorId = useCreatorId()
    return creatorId === undefined ? null : <Page key={creatorId} creatorId={creatorId} />
  }
}
