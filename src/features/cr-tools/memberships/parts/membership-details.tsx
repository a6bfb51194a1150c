import { useTranslation } from '@/i18n/use-translation'
import { GalleryVerticalEnd, X } from 'lucide-react'

import type { Membership } from '@/domain/money/membership'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Tabs } from '@/ui/layout/tabs'

import { DETAIL_TABS, type MembershipsView } from '../memberships-view'
import { Subscribers } from './subscribers'
import { TierPosts } from './tier-posts'

interface MembershipDetailsProps {
  view: MembershipsView
  creatorId: string
  memberships: readonly Membership[]
  titleOf: (membershipId: string) => string
}

interface ChosenPostsProps {
  chosen: Membership | undefined
  creatorId: string
  timezone: string
}

function ChosenPosts({ chosen, creatorId, timezone }: ChosenPostsProps) {
  const { t } = useTranslation('marketplace')
  if (chosen) {
    const { membershipId } = chosen
    return (
      <TierPosts key={membershipId} membershipId={membershipId} creatorId={creatorId} timezone={timezone} />
    )
  }
  return (
    <EmptyState icon={GalleryVerticalEnd} title={t('memberships.posts_choose')}>
      {t('memberships.posts_choose_text')}
    </EmptyState>
  )
}

/** Tabs with subscribers and posts of the selected membership, or of all. */
export function MembershipDetails({ view, creatorId, memberships, titleOf }: MembershipDetailsProps) {
  const { t } = useTranslation('marketplace')
  const chosen = memberships.find(({ membershipId }) => membershipId === view.membershipId)
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
        items={DETAIL_TABS.map((id) => ({ id, label: t(`memberships.${id}`) }))}
        value={view.tab}
        onChange={(tab) => view.change({ tab })}
      >
        {view.tab === 'subscribers' ? (
          <Subscribers view={view} creatorId={creatorId} titleOf={titleOf} />
        ) : (
          <ChosenPosts chosen={chosen} creatorId={creatorId} timezone={view.timezone} />
        )}
      </Tabs>
    </section>
  )
}
