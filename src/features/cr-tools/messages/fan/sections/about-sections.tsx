import { useTranslation } from '@/i18n/use-translation'

import type { Fan } from '@/domain/chat/fan'
import { wallClock } from '@/domain/time/zoned-time'
import { countryName, formatDate, formatTime, languageName } from '@/i18n/format'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'

import { useTierNames } from '../../../base/tier-names'
import { PanelFact, PanelFacts, Section } from '../panel/section'
import { useRegionalInfo } from './use-regional-info'

/** The fan's local time, updated each minute. */
function LocalTime({ timeZone }: { timeZone: string }) {
  const now = toServerTime(useMinute())
  if (wallClock(now, timeZone) === undefined) return null
  return (
    <bdi>
      {formatTime(now, {
        weekday: 'short',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'shortOffset',
      })}
    </bdi>
  )
}

/** Country, time, language and how long the fan has been known. */
export function AboutSection({ fan }: { fan: Fan }) {
  const { t } = useTranslation('profile')
  const isRegional = useRegionalInfo(fan.userId)
  return (
    <Section id="about" title={t('fan.about')}>
      <PanelFacts>
        {fan.countryCode !== null && (
          <PanelFact name={t('fan.about_country')}>{countryName(fan.countryCode)}</PanelFact>
        )}
        {fan.timeZone !== null && (
          <PanelFact name={t('fan.about_time')}>
            <LocalTime timeZone={fan.timeZone} />
          </PanelFact>
        )}
        {fan.language !== null && (
          <PanelFact name={t('fan.about_language')}>{languageName(fan.language)}</PanelFact>
        )}
        {fan.firstSeenAt !== null && (
          <PanelFact name={t('fan.about_first_seen')}>{formatDate(fan.firstSeenAt)}</PanelFact>
        )}
        <PanelFact name={t('fan.about_identity')}>
          {fan.isVerified ? t('fan.verified') : t('fan.about_unverified')}
        </PanelFact>
        {isRegional && <PanelFact name={t('fan.about_region')}>{t('fan.about_regional')}</PanelFact>}
      </PanelFacts>
    </Section>
  )
}

/** When the membership renews, or that it does not. */
function Renewal({ fan: { membership } }: { fan: Fan }) {
  const { t } = useTranslation('profile')
  const { renews, endsAt, state } = membership
  const on = endsAt !== null && formatDate(endsAt)
  const words = renews
    ? on
      ? t('fan.membership_renews_on', { date: on })
      : t('fan.membership_renews_yes')
    : t('fan.membership_renews_no')
  return (
    <>
      <PanelFact name={t('fan.membership_renews')}>{words}</PanelFact>
      {on && !renews && (
        <PanelFact name={state === 'expired' ? t('fan.membership_ended') : t('fan.membership_ends')}>
          {on}
        </PanelFact>
      )}
    </>
  )
}

/** Tier, start and renewal of the membership. */
export function MembershipSection({ fan }: { fan: Fan }) {
  const { t } = useTranslation('profile')
  const { nameOf } = useTierNames()
  const { state, tier, since } = fan.membership
  return (
    <Section id="membership" title={t('fan.membership')}>
      {state === 'none' ? (
        <p className="text-13 text-text-quiet">{t('fan.membership_none')}</p>
      ) : (
        <PanelFacts>
          <PanelFact name={t('fan.membership_tier')}>{nameOf(tier ?? 'none')}</PanelFact>
          <PanelFact name={t('fan.membership_state')}>{t(`fan.state_${state}`)}</PanelFact>
          {since !== null && <PanelFact name={t('fan.membership_since')}>{formatDate(since)}</PanelFact>}
          <Renewal fan={fan} />
        </PanelFacts>
      )}
    </Section>
  )
}
