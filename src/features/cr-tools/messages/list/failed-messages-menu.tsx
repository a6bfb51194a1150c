import { useQuery } from '@tanstack/react-query'
import { ChevronDown, TriangleAlert } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { nameOf, useDisplay } from '@/api/user-names'
import type { OutboxMessage } from '@/domain/chat/outbox'
import { useSession } from '@/features/auth'
import { Icon } from '@/ui/icon'
import { Menu, MenuItem } from '@/ui/overlay/menu'
import { UserName } from '@/ui/text/user-name'

import { channelQuery } from '../../cache/channel-cache'
import {
  composerDraftsOf,
  type DraftContent,
  type DraftKey,
  dropComposerDraft,
  isEmptyDraft,
} from '../../outbox/composer-draft'
import { useFailedMessages, useOpenOutgoing } from '../../outbox/failed-messages'
import { dropOutgoing } from '../../outbox/outbox-actions'
import { LostMessage } from './lost-message'
import { useOutgoingText } from './rows/use-outgoing-text'

interface Unsent extends Omit<DraftKey, 'userId'>, Pick<DraftContent, 'text' | 'media'> {
  id: string
  drop: () => void
}

const unsentMessage = (of: OutboxMessage): Unsent => ({
  ...of,
  id: of.clientId,
  drop: () => dropOutgoing(of.clientId),
})

/** Drafts of creators the user no longer has, whose composers never open again. */
function useLostDrafts(isLost: (of: Pick<DraftKey, 'creatorId'>) => boolean): readonly Unsent[] {
  const { userId } = useSession()
  if (userId === undefined) return []
  return composerDraftsOf(userId)
    .filter(({ key, draft }) => !isEmptyDraft(draft) && isLost(key))
    .map(({ key, draft: { text, media } }) => {
      const id = `${key.creatorId} ${key.channelId}`
      return { ...key, id, text, media, drop: () => dropComposerDraft(key) }
    })
}

function UnsentItem({ of, onOpen }: { of: Unsent; onOpen: () => void }) {
  const { t } = useTranslation('tools')
  const { data: channel } = useQuery(channelQuery(of.creatorId, of.channelId))
  const display = useDisplay(channel?.userId ?? null)
  const name = channel?.title ?? (display ? nameOf(display) : t('inbox.row_unknown'))
  return (
    <MenuItem id={of.id} onAction={onOpen}>
      <span className="grid max-w-72 min-w-0">
        <UserName name={name} className="cut font-medium" />
        <span dir="auto" className="cut text-13 text-text-quiet">
          {useOutgoingText()(of)}
        </span>
      </span>
    </MenuItem>
  )
}

/**
 * Menu of failed messages of all creators, and of drafts whose creator the user no longer has; hidden when there
 * are none.
 */
export function FailedMessagesMenu() {
  const { t } = useTranslation('tools')
  const failed = useFailedMessages()
  // Not in an item, which unmounts with the menu before a refusal can be shown.
  const open = useOpenOutgoing()
  const { data: assigned } = useQuery(queryOf(listAssignedCreators))
  const [lost, setLost] = useState<Unsent>()
  const isLost = ({ creatorId }: Pick<DraftKey, 'creatorId'>) =>
    assigned !== undefined && !assigned.data.some((it) => it.creatorId === creatorId)
  const unsent = [...failed.map(unsentMessage), ...useLostDrafts(isLost)]
  if (unsent.length === 0) return null
  return (
    <div className="flex px-3 pt-2">
      {lost && <LostMessage of={lost} onDelete={lost.drop} onClose={() => setLost(undefined)} />}
      <Menu
        name={t('inbox.not_sent_menu')}
        placement="bottom start"
        trigger={
          <button
            type="button"
            className="hit-target inline-flex h-6 items-center gap-1 rounded-full bg-danger-quiet px-[10px] text-12 font-medium text-danger-text pointer-coarse:h-11 max-lg:h-11"
          >
            <Icon of={TriangleAlert} size="xxs" />
            {t('inbox.not_sent', { count: unsent.length })}
            <Icon of={ChevronDown} size="xxs" />
          </button>
        }
      >
        {unsent.map((of) => (
          <UnsentItem key={of.id} of={of} onOpen={() => (isLost(of) ? setLost(of) : open(of))} />
        ))}
      </Menu>
    </div>
  )
}
