import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getGroup } from '@/api/calls/groups'
import { queryOf } from '@/api/query'
import { formatDuration, formatNumber } from '@/i18n/format'

import { useFanRights } from '../rights'
import { Fact, Facts, Section } from './section'

const slowWords = (seconds: number): string =>
  seconds < 60
    ? formatNumber(seconds, { style: 'unit', unit: 'second', unitDisplay: 'short' })
    : formatDuration(seconds * 1000)

function Written({ id, title, text }: { id: string; title: string; text: string }) {
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
  const { readsGroups } = useFanRights()
  const { data: group } = useQuery({ ...queryOf(getGroup, { channelId }, creatorId), enabled: readsGroups })
  if (!group) return null
  return (
    <>
      <Written id="group-description" title={t('fan.group_description')} text={group.description} />
      <Written id="group-rules" title={t('fan.group_rules')} text={group.rules} />
      <Section id="group-talk" title={t('fan.group_talk')}>
        <Facts>
          <Fact name={t('fan.group_posters')}>{t(`fan.group_posters_${group.posters}`)}</Fact>
          <Fact name={t('fan.group_slow')}>
            {group.slowModeS === 0 ? t('fan.group_slow_off') : slowWords(group.slowModeS)}
          </Fact>
        </Facts>
      </Section>
    </>
  )
}
