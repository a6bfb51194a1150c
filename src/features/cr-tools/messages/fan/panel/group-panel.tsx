import { PanelRight } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { formatNumber } from '@/i18n/format'
import { IconButton } from '@/ui/icon-button'
import { UserName } from '@/ui/text/user-name'

import { GroupAvatar } from '../../base/group-avatar'
import { GroupAbout } from './group-about'
import { GroupLinks } from './group-links'
import { RulesNote } from './rules-note'

/** The panel of a group's thread, with links to its settings and members (screens S13). */
export function GroupPanel({
  creatorId,
  channel,
  onClose,
}: {
  creatorId: string
  channel: OpenChannel
  onClose: (() => void) | undefined
}) {
  const { t } = useTranslation('profile')
  const name = channel.title ?? t('fan.group')
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      <div className="flex h-pane-head shrink-0 items-center justify-between ps-4 pe-2">
        <p className="font-medium">{t('fan.group')}</p>
        {onClose && <IconButton icon={PanelRight} mirrored name={t('fan.close')} onClick={onClose} />}
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <RulesNote creatorId={creatorId} currency={channel.currency} />
        <div className="flex items-center gap-3 px-4 pb-3">
          <GroupAvatar of={channel} size={44} />
          <div className="min-w-0">
            <h2 className="text-16 font-strong break-words">
              <UserName name={name} />
            </h2>
            {channel.memberCount !== null && (
              <p className="text-13 text-text-quiet">
                {t('fan.group_members', {
                  count: channel.memberCount,
                  number: formatNumber(channel.memberCount),
                })}
              </p>
            )}
          </div>
        </div>
        <GroupLinks channelId={channel.channelId} />
        <GroupAbout creatorId={creatorId} channelId={channel.channelId} />
      </div>
    </div>
  )
}
