import { CircleCheck, Info, type IconNode, OctagonAlert, RotateCcw, TriangleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../button'
import { cx } from '../cx'
import { usePassFocusOn } from '../focus-return'
import { Icon } from '../icon'
import { IconButton } from '../icon-button'

export type BannerTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const TONE: Record<BannerTone, { look: string; icon: IconNode }> = {
  neutral: { look: 'bg-fill text-text', icon: Info },
  info: { look: 'bg-info-quiet text-info-text', icon: Info },
  success: { look: 'bg-success-quiet text-success-text', icon: CircleCheck },
  warning: { look: 'bg-warning-quiet text-warning-text', icon: TriangleAlert },
  danger: { look: 'bg-danger-quiet text-danger-text', icon: OctagonAlert },
}

/**
 * Shows a notice above the content it concerns: off duty, offline, stale figures. Danger is an alert, other
 * tones are polite.
 */
export function Banner({
  tone = 'neutral',
  icon,
  actions,
  onDismiss,
  onRetry,
  isRetrying = false,
  edge = 'card',
  children,
}: {
  tone?: BannerTone
  icon?: IconNode
  actions?: ReactNode
  onDismiss?: () => void
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
  /** A card on the page, or a full-width bar across it. */
  edge?: 'card' | 'bar'
  children: ReactNode
}) {
  const { t } = useTranslation('common')
  return (
    <div
      ref={usePassFocusOn<HTMLDivElement>()}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(
        'flex min-h-11 flex-wrap items-center gap-x-[10px] gap-y-1 py-[6px] ps-[14px] pe-2 forced-colors:border',
        edge === 'card' ? 'rounded-card' : 'lg:ps-6 lg:pe-4',
        TONE[tone].look,
      )}
    >
      {/* The icon stays on the first line, however long the text is. */}
      <div className="flex min-w-0 flex-1 basis-48 items-start gap-x-[10px] py-1">
        <Icon
          of={icon ?? TONE[tone].icon}
          size="xs"
          className="mt-[calc((var(--leading-14)-var(--icon-xs))/2)] shrink-0"
        />
        <div className="min-w-0 flex-1 font-medium">{children}</div>
      </div>
      {(actions || onRetry) && (
        <div className="flex items-center gap-2 text-text">
          {actions}
          {onRetry && (
            <Button size="small" icon={RotateCcw} busy={isRetrying} onClick={onRetry}>
              {t('error_state.retry')}
            </Button>
          )}
        </div>
      )}
      {onDismiss && <IconButton icon={X} size="small" name={t('banner.dismiss')} onClick={onDismiss} />}
    </div>
  )
}
