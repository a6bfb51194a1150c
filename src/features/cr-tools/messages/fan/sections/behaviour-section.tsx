import { useTranslation } from '@/i18n/use-translation'

import type { Fan } from '@/domain/chat/fan'
import { MEDIA_KINDS, type MediaKind } from '@/domain/vault/media'
import { formatWaitingTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { InfoTip } from '@/ui/info-tip'

import { HourStrip } from './hour-strip'
import { PanelFact, PanelFacts, Section } from '../panel/section'

const isMediaKind = (kind: string): kind is MediaKind => MEDIA_KINDS.some((known) => known === kind)

/** How many offers of a media kind the fan bought, and how many not. */
function UnlocksOfKind({ of: { kind, offered, bought } }: { of: Fan['behaviour']['media'][number] }) {
  const { t } = useTranslation('profile')
  return (
    <PanelFact name={isMediaKind(kind) ? t(`fan.kind_${kind}`) : kind}>
      <span className="flex flex-wrap justify-end gap-x-2">
        <span>{t('fan.bought_of', { bought, offered })}</span>
        <span className="text-text-faint">{t('fan.ignored', { count: Math.max(0, offered - bought) })}</span>
      </span>
    </PanelFact>
  )
}

/** When the fan writes, how fast they reply, and what they buy. */
export function BehaviourSection({ fan }: { fan: Fan }) {
  const { t } = useTranslation('profile')
  const { hours, medianReplyS, media } = fan.behaviour
  return (
    <Section
      id="behaviour"
      title={t('fan.behaviour')}
      aside={<InfoTip about={t('fan.behaviour')}>{t('fan.behaviour_tip')}</InfoTip>}
    >
      <div className="grid gap-3">
        <HourStrip hours={hours} timeZone={fan.timeZone} />
        <PanelFacts>
          <PanelFact name={t('fan.reply')}>
            {medianReplyS === null
              ? t('fan.reply_none')
              : t('fan.reply_within', {
                  time: isolate(formatWaitingTime(Math.max(60, medianReplyS) * 1000)),
                })}
          </PanelFact>
          {media
            .filter(({ offered }) => offered > 0)
            .map((one) => (
              <UnlocksOfKind key={one.kind} of={one} />
            ))}
        </PanelFacts>
      </div>
    </Section>
  )
}
