import { useTranslation } from '@/i18n/use-translation'

import { usePreload } from '@/services/loading/deferred'
import { useBelowLg } from '@/services/page/viewport'

import { creatorScreen } from '../../focus/creator-screen'
import { LazyList, ListPanePlaceholder } from '../workspace/list-frame'
import { NextChatOffer } from '../next-chat/next-chat-offer'
import { Workspace } from '../workspace/workspace'

const loadConversation = () => import('../workspace/open-pane')

/** /cr-tools/messages: the conversations of the creator in focus, and the best next chat (screens S10). */
function InboxPage({ creatorId }: { creatorId: string }) {
  const isOnePane = useBelowLg()
  usePreload(loadConversation)
  return <Workspace creatorId={creatorId}>{!isOnePane && <NextChatOffer creatorId={creatorId} />}</Workspace>
}

export default creatorScreen(InboxPage)

/** Shows the panes while the conversations render. */
export function Placeholder() {
  const { t } = useTranslation('tools')
  const isOnePane = useBelowLg()
  return (
    <div className="flex min-h-0 flex-1">
      <h1 className="sr-only">{t('inbox.title')}</h1>
      <ListPanePlaceholder isOnePane={isOnePane} />
      {!isOnePane && <div className="min-w-0 flex-1 bg-surface-raised" />}
    </div>
  )
}

/** The list is what the inbox shows first. */
export const { preload } = LazyList
