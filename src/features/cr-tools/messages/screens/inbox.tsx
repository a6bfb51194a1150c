import { useAhead } from '@/services/late'
import { useBelowLg } from '@/services/viewport'

import { useCreatorId } from '../../creator-in-focus'
import { LateList } from '../parts/list-frame'
import { NextOffer } from '../parts/next-offer'
import { Workspace } from '../parts/workspace'

const loadConversation = () => import('../parts/open-pane')

/** /cr-tools/messages: the conversations of the creator in focus, and whom to answer next (screens S10). */
function InboxScreen() {
  const creatorId = useCreatorId()
  const isOnePane = useBelowLg()
  useAhead(loadConversation)
  return creatorId === undefined ? null : (
    <Workspace key={creatorId} creatorId={creatorId}>
      {!isOnePane && <NextOffer creatorId={creatorId} />}
    </Workspace>
  )
}

/** With the list, which is what it shows first. */
export async function loadInbox() {
  await LateList.load()
  return { default: InboxScreen }
}
