import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { BADGE_CAP } from '@/config/constants'
import { badgeText } from '@/domain/page/navigation'
import { NOTIFICATION_KINDS, type NotificationKind } from '@/domain/notifications/notification'
import { OptionalSelect } from '@/ui/field/optional'
import type { UrlStateChange } from '@/features/figures/url/use-url-state'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { formatMoney } from '@/i18n/format'
import { withToggled } from '@/lib/url-state'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { ClearFilters } from '@/ui/layout/clear-filters'
import { Switch } from '@/ui/field/switch'
import { useEdgeFade } from '@/ui/use-edge-fade'

import { useCanSeeSpend } from '../base/permissions'
import { KIND_ICON } from './kind-icon'
import { AMOUNT_STEPS, type NOTIFICATION_FILTERS, type NotificationFilter } from './view-params'

interface NotificationFiltersProps {
  view: NotificationFilter
  /** Unread count by kind. */
  counts: Readonly<Record<string, number>>
  onChange: (change: UrlStateChange<typeof NOTIFICATION_FILTERS>) => void
  /** False while nothing is narrowed. */
  onClear: (() => void) | false
}

function KindChip({
  kind,
  count,
  isOn,
  onPress,
}: {
  kind: NotificationKind
  /** Undefined while loading. */
  count: number | undefined
  isOn: boolean
  onPress: () => void
}) {
  const { t } = useTranslation('tools')
  const badge = badgeText(count, BADGE_CAP)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cx(
        'hit-target inline-flex h-control shrink-0 items-center gap-[6px] rounded-full px-3 text-13 font-medium whitespace-nowrap transition-colors forced-colors:aria-pressed:outline',
        isOn
          ? 'bg-accent-quiet text-accent-text hover:bg-accent-quiet-hover'
          : 'bg-fill text-text-quiet hover:bg-fill-hover hover:text-text',
      )}
    >
      <Icon of={KIND_ICON[kind]} />
      {t(`notifications.kind.${kind}`)}
      {/* Reserves the count's width before it loads, so that the chips do not wrap again. */}
      <bdi
        aria-hidden
        dir="ltr"
        className={cx('min-w-[1ch] text-center text-12 tabular-nums', !badge && 'text-text-faint')}
      >
        {badge ?? count}
      </bdi>
      {badge && <span className="sr-only">{t('notifications.unread_count', { count: count ?? 0 })}</span>}
    </button>
  )
}

/** Select of the minimum amount. */
function MinAmountSelect({ view, onChange }: Pick<NotificationFiltersProps, 'view' | 'onChange'>) {
  const { t } = useTranslation('tools')
  const currency = useAgencyCurrency()
  return (
    <OptionalSelect
      label={t('notifications.amount')}
      labelHidden
      none={t('notifications.any_amount')}
      options={AMOUNT_STEPS.map((amount) => ({
        value: String(amount),
        label: t('notifications.amount_from', {
          amount: formatMoney({ amount, currency }, { isWhole: true }),
        }),
      }))}
      value={view.amountMin === null ? null : String(view.amountMin)}
      onChange={(chosen) =>
        onChange({ amountMin: AMOUNT_STEPS.find((step) => String(step) === chosen) ?? null })
      }
    />
  )
}

/** Filters: kinds, minimum amount, unread only (screens S14). */
export function NotificationFilters({ view, counts, onChange, onClear }: NotificationFiltersProps) {
  const { t } = useTranslation('tools')
  const seesSpend = useCanSeeSpend()
  const chips = useRef<HTMLDivElement>(null)
  useEdgeFade(chips)
  return (
    <div role="group" aria-label={t('notifications.kinds')} className="flex min-w-0 items-center gap-2">
      {onClear && <ClearFilters isIcon onClear={onClear} />}
      <div
        ref={chips}
        className="edge-fade relative flex min-w-0 flex-1 items-center gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-md:-me-4 max-md:pe-4"
      >
        <span className="flex shrink-0 items-center pe-1">
          <Switch on={view.isUnread} onChange={(isUnread) => onChange({ isUnread })}>
            {t('notifications.unread_only')}
          </Switch>
        </span>
        {seesSpend && (
          <span className="shrink-0">
            <MinAmountSelect view={view} onChange={onChange} />
          </span>
        )}
        {NOTIFICATION_KINDS.map((kind) => (
          <KindChip
            key={kind}
            kind={kind}
            count={counts[kind]}
            isOn={view.kinds.includes(kind)}
            onPress={() => onChange(({ kinds }) => ({ kinds: withToggled(kinds, kind) }))}
          />
        ))}
      </div>
    </div>
  )
}
