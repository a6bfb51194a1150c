import { useTranslation } from '@/i18n/use-translation'

import { useAhead } from '@/services/late'
import { useBelowLg } from '@/services/viewport'

import { useCreatorId } from '../../creator-in-focus'
import { LateList, PaneOnItsWay } from '../parts/list-frame'
import { NextOffer } from '../parts/next-offer'
import { Workspace } from '../parts/workspace'

const loadConversation = () => import('../parts/open-pane')

/** /cr-tools/messages: the conversations of the creator in focus, and the best next chat (screens S10). */
export default function InboxScreen() {
  const creatorId = useCreatorId()
  const isOnePane = useBelowLg()
  useAhead(loadConversation)
  return creatorId === undefined ? null : (
    <Workspace key={creatorId} creatorId={creatorId}>
      {!isOnePane && <NextOffer creatorId={creatorId} />}
    </Workspace>
  )
}

/** Shows the panes while the conversations render. */
export function Beginning() {
  const { t } = useTranslation('tools')
  const isOnePane = useBelowLg()
  return (
    <div className="flex min-h-0 flex-1">
      <h1 className="sr-only">{t('inbox.title')}</h1>
      <PaneOnItsWay isOnePane={isOnePane} />
      {!isOnePane && <div className="min-w-0 flex-1 bg-surface-raised" />}
    </div>
  )
}

/** The list is what the inbox shows first. */
export const preload = () => LateList.load()
