import { useCreatorId } from '../../creator-in-focus'
import { Workspace } from '../parts/workspace'

/** /cr-tools/messages: the conversations of the creator in focus, and whom to answer next (screens S10). */
export default function InboxScreen() {
  const creatorId = useCreatorId()
  return creatorId === undefined ? null : <Workspace key={creatorId} creatorId={creatorId} />
}
