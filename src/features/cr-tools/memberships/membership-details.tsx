import { useTranslation } from '@/i18n/use-translation'
import { GalleryVerticalEnd, Hand, X } from 'lucide'

import type { Membership } from '@/domain/money/membership'
import { usePermission } from '@/features/auth'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Tabs } from '@/ui/layout/tabs'

import { DETAIL_TABS, type DetailTab, type MembershipsView } from './memberships-view'
import { Subscribers } from './subscribers'
import { TierPosts } from './tier-posts'
import { TierWelcome } from './tier-welcome'

interface MembershipDetailsProps {
  view: MembershipsView
  creatorId: string
  memberships: readonly Membership[]
}

interface TierDetailsProps {
  tab: Exclude<DetailTab, 'subscribers'>
  chosen: Membership | undefined
  creatorId: string
  timezone: string
}

/** What belongs to a tier, so only of a selected membership. */
function TierDetails({ tab, chosen, creatorId, timezone }: TierDetailsProps) {
  const { t } = useTranslation('marketplace')
  if (!chosen)
    return (
      <EmptyState icon={tab === 'posts' ? GalleryVerticalEnd : Hand} title={t('memberships.posts_choose')}>
        {t(`memberships.${tab}_choose_text`)}
      </EmptyState>
    )
  const { membershipId, tier } = chosen
  if (tab === 'welcome') return <TierWelcome key={tier} tier={tier} creatorId={creatorId} />
  return (
    <TierPosts key={membershipId} membershipId={membershipId} creatorId={creatorId} timezone={timezone} />
  )
}

/** The tabs without the one that the user may not see. */
function useDetailTabs(): readonly DetailTab[] {
  const seesWelcome = usePermission('welcomeMessages') !== 'off'
  return DETAIL_TABS.filter((tab) => tab !== 'welcome' || seesWelcome)
}

/** Tabs with subscribers, welcome messages and posts of the selected membership; subscribers also of all. */
export function MembershipDetails({ view, creatorId, memberships }: MembershipDetailsProps) {
  const { t } = useTranslation('marketplace')
  const chosen = memberships.find(({ membershipId }) => membershipId === view.membershipId)
  const tabs = useDetailTabs()
  const tab = tabs.find((one) => one === view.tab) ?? 'subscribers'
  const labels = {
    subscribers: t('memberships.subscribers'),
    welcome: t('welcome.title'),
    posts: t('memberships.posts'),
  }
  return (
    <section aria-labelledby="membership-details" className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-control flex-wrap items-center gap-x-3">
        <h2 id="membership-details" className="text-16 font-strong">
          <bdi>{chosen ? chosen.title : t('memberships.all')}</bdi>
        </h2>
        {chosen && (
          <Button
            size="small"
            kind="ghost"
            icon={X}
            aria-label={t('memberships.show_all_of', { name: isolate(chosen.title) })}
            onClick={() => view.change({ membershipId: null })}
          >
            {t('memberships.show_all')}
          </Button>
        )}
      </div>
      <Tabs
        name={t('memberships.details')}
        items={tabs.map((id) => ({ id, label: labels[id] }))}
        value={tab}
        onChange={(to) => view.change({ tab: to })}
      >
        {tab === 'subscribers' ? (
          <Subscribers view={view} creatorId={creatorId} />
        ) : (
          <TierDetails tab={tab} chosen={chosen} creatorId={creatorId} timezone={view.figures.timezone} />
        )}
      </Tabs>
    </section>
  )
}
