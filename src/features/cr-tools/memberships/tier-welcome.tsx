import { useQuery } from '@tanstack/react-query'
import { Hand, Plus } from 'lucide'
import { Link } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import { listWelcomeSequences } from '@/api/calls/creator/welcome-messages'
import { queryOf } from '@/api/query'
import type { PurchasableTier } from '@/domain/money/membership'
import { hrefWith } from '@/domain/page/href-with'
import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { WELCOME_LIMITS, welcomesTier } from '@/domain/welcome/welcome-rules'
import { formatNumber } from '@/i18n/format'
import { buttonClasses } from '@/ui/button-classes'
import { cardClasses } from '@/ui/card'
import { Banner } from '@/ui/feedback/banner'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Icon } from '@/ui/icon'
import { SkeletonBar } from '@/ui/skeleton'
import { Badge } from '@/ui/text/badge'
import { linkClasses } from '@/ui/text/link'

import { useMayEdit } from '../base/permissions'
import { useTierNames } from '../base/tier-names'

/** Link to the editor of a new sequence, with permission. */
function NewSequenceLink() {
  const { t } = useTranslation('marketplace')
  if (!useMayEdit('welcomeMessages')) return null
  return (
    <Link to={hrefWith('welcomeMessages', { edit: 'new' })} className={buttonClasses({})}>
      <Icon of={Plus} />
      {t('welcome.new')}
    </Link>
  )
}

/** A sequence: its state, for which tiers it is, and its first message. */
function SequenceItem({
  sequence: { sequenceId, name, state, steps, audience },
}: {
  sequence: WelcomeSequence
}) {
  const { t } = useTranslation('marketplace')
  const { namesOf } = useTierNames()
  return (
    <li className="grid gap-1 border-t border-line-quiet px-4 py-3 first:border-t-0">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <Link
          to={hrefWith('welcomeMessages', { sequence: sequenceId })}
          className={linkClasses('min-w-0 font-medium wrap-anywhere')}
        >
          <bdi>{name}</bdi>
        </Link>
        <Badge tone={state === 'active' ? 'success' : 'warning'}>{t(`welcome.state_${state}`)}</Badge>
      </span>
      <span className="text-13 text-text-quiet">
        {audience.tiers.length === 0 ? t('offers.tiers_all') : namesOf(audience.tiers)}
        {' · '}
        {t('welcome.steps', { count: steps.length, number: formatNumber(steps.length) })}
      </span>
      <p dir="auto" className="side-of-parent line-clamp-2 empty:hidden">
        {steps[0]?.text}
      </p>
    </li>
  )
}

/** The welcome messages that new members of a tier get (screens S19). */
export function TierWelcome({ tier, creatorId }: { tier: PurchasableTier; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const read = useQuery(queryOf(listWelcomeSequences, { limit: WELCOME_LIMITS.sequences }, creatorId))
  const sequences = read.data?.data.filter((one) => welcomesTier(one, tier)) ?? []
  return (
    <QueryContent
      of={read}
      isEmpty={sequences.length === 0}
      skeleton={<SkeletonBar className="h-40 rounded-card" />}
      empty={
        <EmptyState icon={Hand} title={t('memberships.welcome_empty')} actions={<NewSequenceLink />}>
          {t('memberships.welcome_empty_text')}
        </EmptyState>
      }
    >
      <div className="grid gap-3">
        {read.data?.sendsWelcome === false && <Banner tone="warning">{t('welcome.switched_off')}</Banner>}
        <p className="text-13 text-text-quiet">{t('memberships.welcome_text')}</p>
        <ul aria-label={t('welcome.title')} className={cardClasses}>
          {sequences.map((one) => (
            <SequenceItem key={one.sequenceId} sequence={one} />
          ))}
        </ul>
        <div className="empty:hidden">
          <NewSequenceLink />
        </div>
      </div>
    </QueryContent>
  )
}
