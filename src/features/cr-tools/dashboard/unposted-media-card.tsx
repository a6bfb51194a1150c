import { CalendarPlus, Megaphone } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Dashboard } from '@/domain/figures/dashboard'
import { UNPOSTED_DAYS } from '@/domain/vault/vault'
import { href } from '@/domain/page/routes'
import type { Media } from '@/domain/vault/media'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import type { Fault } from '@/features/figures/widget-fault'
import { formatNumber } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Amount } from '@/ui/text/figure'
import { RelativeTime } from '@/ui/text/time'
import { Select } from '@/ui/field/select'
import { RichText } from '@/ui/text/rich-text'

import { MediaThumbs } from '../mass'
import { useCanSeeSpend, useMayOpen } from '../base/permissions'
import { ListCard, ListLine } from './list-card'

interface UnpostedMediaProps {
  dashboard: Dashboard | undefined
  fault: Fault | undefined
  days: number
  onDays: (days: number) => void
  /** Undefined without access to mass messages. */
  onUse: ((media: Media) => void) | undefined
  useDisabledReason: string | undefined
  /** Undefined without access to the schedule. */
  onPost: ((media: Media) => void) | undefined
  postDisabledReason: string | undefined
}

type ItemActionsProps = Pick<
  UnpostedMediaProps,
  'onUse' | 'useDisabledReason' | 'onPost' | 'postDisabledReason'
> & { media: Media }

/** Posts an item, or sends it to many. */
function ItemActions({ media, onUse, useDisabledReason, onPost, postDisabledReason }: ItemActionsProps) {
  const { t } = useTranslation('home')
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {onPost && (
        <Button
          size="small"
          icon={CalendarPlus}
          disabledReason={postDisabledReason}
          aria-label={t('dashboard.post_item', { title: media.title })}
          onClick={() => onPost(media)}
        >
          {t('dashboard.post')}
        </Button>
      )}
      {onUse && (
        <Button
          size="small"
          icon={Megaphone}
          disabledReason={useDisabledReason}
          aria-label={t('dashboard.use_item', { title: media.title })}
          onClick={() => onUse(media)}
        >
          {t('dashboard.use')}
        </Button>
      )}
    </span>
  )
}

function DaysSelect({ days, onDays }: Pick<UnpostedMediaProps, 'days' | 'onDays'>) {
  const { t } = useTranslation('home')
  return (
    <Select
      label={t('dashboard.unposted_for')}
      labelHidden
      isQuiet
      options={UNPOSTED_DAYS.map((count) => ({
        value: String(count),
        label: t('dashboard.unposted_days', { days: formatNumber(count) }),
      }))}
      value={String(days)}
      onChange={(text) => onDays(Number(text))}
    />
  )
}

type UnpostedItem = Dashboard['actions']['unposted'][number]

/** When an item was last posted, and what it earned for users who may see that. */
function MediaHistory({
  postedAt,
  earned,
  currency,
}: Pick<UnpostedItem, 'postedAt' | 'earned'> & { currency: string }) {
  const { t } = useTranslation('home')
  const seesSpend = useCanSeeSpend()
  return (
    <>
      {postedAt === null ? (
        t('dashboard.never_posted')
      ) : (
        <RichText text={t('dashboard.posted')} parts={{ when: <RelativeTime at={postedAt} /> }} />
      )}
      {seesSpend && earned !== null && earned > 0 && (
        <>
          {' · '}
          <RichText
            text={t('dashboard.earned')}
            parts={{ amount: <Amount of={{ amount: earned, currency }} isWhole /> }}
          />
        </>
      )}
    </>
  )
}

/** Vault items that have not been posted for a number of days. */
export function UnpostedMediaCard({ dashboard, fault, days, onDays, ...actions }: UnpostedMediaProps) {
  const { t } = useTranslation('home')
  const items = dashboard?.actions.unposted
  const mayOpenVault = useMayOpen('vault')
  const sort = useCanSeeSpend() ? '&sort=earned' : ''
  return (
    <ListCard
      title={t('dashboard.unposted')}
      info={t('dashboard.unposted_info')}
      emptyText={t('dashboard.unposted_empty')}
      count={dashboard?.actions.unpostedCount}
      fault={fault}
      skeletonLines={6}
      skeletonLine="h-14"
      allHref={mayOpenVault ? `${href('vault')}?posted=${days}${sort}` : undefined}
      actions={<DaysSelect days={days} onDays={onDays} />}
      lines={items?.map(({ media, postedAt, earned }) => (
        <ListLine key={media.mediaId}>
          <MediaThumbs media={[media]} size="size-9" />
          <span className="min-w-0 flex-1">
            <bdi dir="auto" className="cut block">
              {media.title || t('digest.draft_empty')}
            </bdi>
            <span className="block text-13 text-text-quiet">
              <MediaHistory
                postedAt={postedAt}
                earned={earned}
                currency={dashboard?.currency ?? DEFAULT_CURRENCY}
              />
            </span>
          </span>
          <ItemActions media={media} {...actions} />
        </ListLine>
      ))}
    />
  )
}
