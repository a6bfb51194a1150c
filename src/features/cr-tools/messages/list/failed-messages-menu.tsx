import { useQuery } from '@tanstack/react-query'
import { ChevronDown, TriangleAlert } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { nameOf, useDisplay } from '@/api/user-names'
import type { OutboxMessage } from '@/domain/chat/outbox'
import { Icon } from '@/ui/icon'
import { Menu, MenuItem } from '@/ui/overlay/menu'
import { UserName } from '@/ui/text/user-name'

import { channelQuery } from '../../cache/channel-cache'
import { useFailedMessages, useOpenOutgoing } from '../../outbox/failed-messages'
import { LostMessage } from './lost-message'
import { useOutgoingText } from './rows/use-outgoing-text'

function FailedMessageItem({ of, onOpen }: { of: OutboxMessage; onOpen: () => void }) {
  const { t } = useTranslation('tools')
  const { data: channel } = useQuery(channelQuery(of.creatorId, of.channelId))
  const display = useDisplay(channel?.userId ?? null)
  const name = channel?.title ?? (display ? nameOf(display) : t('inbox.row_unknown'))
  return (
    <MenuItem id={of.clientId} onAction={onOpen}>
      <span className="grid max-w-72 min-w-0">
        <UserName name={name} className="cut font-medium" />
        <span dir="auto" className="cut text-13 text-text-quiet">
          {useOutgoingText()(of)}
        </span>
      </span>
    </MenuItem>
  )
}

/** Menu of failed messages of all creators; hidden when there are none. */
export function FailedMessagesMenu() {
  const { t } = useTranslation('tools')
  const notSent = useFailedMessages()
  // Not in an item, which unmounts with the menu before a refusal can be shown.
  const open = useOpenOutgoing()
  const { data: assigned } = useQuery({ ...queryOf(listAssignedCreators), enabled: notSent.length > 0 })
  const [lost, setLost] = useState<OutboxMessage>()
  const isLost = ({ creatorId }: OutboxMessage) =>
    assigned !== undefined && !assigned.data.some((it) => it.creatorId === creatorId)
  if (notSent.length === 0) return null
  return (
    <div className="flex px-3 pt-2">
      {lost && <LostMessage of={lost} onClose={() => setLost(undefined)} />}
      <Menu
        name={t('inbox.not_sent_menu')}
        placement="bottom start"
        trigger={
          <button
            type="button"
            className="hit-target inline-flex h-6 items-center gap-1 rounded-full bg-danger-quiet px-[10px] text-12 font-medium text-danger-text pointer-coarse:h-11 max-lg:h-11"
          >
            <Icon of={TriangleAlert} size="xxs" />
            {t('inbox.not_sent', { count: notSent.length })}
            <Icon of={ChevronDown} size="xxs" />
          </button>
        }
      >
        {notSent.map((of) => (
          <FailedMessageItem key={of.clientId} of={of} onOpen={() => (isLost(of) ? setLost(of) : open(of))} />
        ))}
      </Menu>
    </div>
  )
}
