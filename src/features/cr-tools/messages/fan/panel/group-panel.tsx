import { useQuery } from '@tanstack/react-query'
import { Lock, PanelRight } from 'lucide'
import { Link } from 'react-router'

import { getGroup } from '@/api/calls/chat/groups'
import { queryOf } from '@/api/query'
import type { OpenChannel } from '@/domain/chat/channel'
import { href } from '@/domain/page/routes'
import { formatNumber, formatSlowMode } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { buttonClasses } from '@/ui/button-classes'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { UserName } from '@/ui/text/user-name'

import { GroupAvatar } from '../../base/group-avatar'
import { useMayEdit, useMayOpen } from '../../../base/permissions'
import { PanelFact, PanelFacts, Section } from './section'
import { RulesNote } from './rules-note'

function GroupText({ id, title, text }: { id: string; title: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <Section id={id} title={title}>
      <p className="text-13 break-words whitespace-pre-line text-text-quiet">
        <bdi dir="auto">{text}</bdi>
      </p>
    </Section>
  )
}

/** The group's description and who may write in it; nothing when groups are off for the user. */
function GroupAbout({ creatorId, channelId }: { creatorId: string; channelId: string }) {
  const { t } = useTranslation('profile')
  const mayReadGroups = useMayOpen('groups')
  const { data: group } = useQuery({ ...queryOf(getGroup, { channelId }, creatorId), enabled: mayReadGroups })
  if (!group) return null
  return (
    <>
      <GroupText id="group-description" title={t('fan.group_description')} text={group.description} />
      <GroupText id="group-rules" title={t('fan.group_rules')} text={group.rules} />
      <Section id="group-talk" title={t('fan.group_talk')}>
        <PanelFacts>
          <PanelFact name={t('fan.group_posters')}>{t(`fan.group_posters_${group.posters}`)}</PanelFact>
          <PanelFact name={t('fan.group_slow')}>
            {group.slowModeS === 0 ? t('fan.group_slow_off') : formatSlowMode(group.slowModeS)}
          </PanelFact>
        </PanelFacts>
      </Section>
    </>
  )
}

/** Links to the group's screens that the user may open. */
function GroupLinks({ channelId }: { channelId: string }) {
  const { t } = useTranslation('profile')
  const mayReadGroups = useMayOpen('groups')
  const mayEditGroups = useMayEdit('groups')
  if (!mayReadGroups)
    return (
      <p className="flex items-start gap-2 px-4 text-13 text-text-quiet">
        <Icon of={Lock} className="mt-px" />
        {t('fan.group_no_right')}
      </p>
    )
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-4">
      <Link to={href('groupMembers', { channelId })} className={buttonClasses({ size: 'small' })}>
        {t('fan.group_open_members')}
      </Link>
      {mayEditGroups && (
        <Link to={href('groupEdit', { channelId })} className={buttonClasses({ size: 'small' })}>
          {t('fan.group_edit')}
        </Link>
      )}
    </div>
  )
}

export interface FanPanelProps {
  creatorId: string
  channel: OpenChannel
  onClose: () => void
}

/** The panel of a group's thread, with links to its settings and members (screens S13). */
export function GroupPanel({ creatorId, channel, onClose }: FanPanelProps) {
  const { t } = useTranslation('profile')
  const name = channel.title ?? t('fan.group')
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      <div className="flex h-pane-head shrink-0 items-center justify-between ps-4 pe-2">
        <p className="font-medium">{t('fan.group')}</p>
        <IconButton icon={PanelRight} mirrored name={t('fan.close')} onClick={onClose} />
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <RulesNote creatorId={creatorId} />
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
