import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getGroup } from '@/api/calls/chat/groups'
import { queryOf } from '@/api/query'
import { formatDuration, formatNumber } from '@/i18n/format'

import { useFanPermissions } from '../../base/use-fan-permissions'
import { Fact, Facts, Section } from '../base/section'

const slowModeText = (seconds: number): string =>
  seconds < 60
    ? formatNumber(seconds, { style: 'unit', unit: 'second', unitDisplay: 'short' })
    : formatDuration(seconds * 1000)

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
export function GroupAbout({ creatorId, channelId }: { creatorId: string; channelId: string }) {
  const { t } = useTranslation('profile')
  const { readsGroups } = useFanPermissions()
  const { data: group } = useQuery({ ...queryOf(getGroup, { channelId }, creatorId), enabled: readsGroups })
  if (!group) return null
  return (
    <>
      <GroupText id="group-description" title={t('fan.group_description')} text={group.description} />
      <GroupText id="group-rules" title={t('fan.group_rules')} text={group.rules} />
      <Section id="group-talk" title={t('fan.group_talk')}>
        <Facts>
          <Fact name={t('fan.group_posters')}>{t(`fan.group_posters_${group.posters}`)}</Fact>
          <Fact name={t('fan.group_slow')}>
            {group.slowModeS === 0 ? t('fan.group_slow_off') : slowModeText(group.slowModeS)}
          </Fact>
        </Facts>
      </Section>
    </>
  )
}
