import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { cx } from './cx'
import { Icon } from './icon'
import { IconButton } from './icon-button'

export type ToastKind = 'info' | 'warn' | 'error' | 'success'

const KIND: Record<ToastKind, { icon: LucideIcon; colour: string }> = {
  info: { icon: Info, colour: 'text-info-text' },
  success: { icon: CircleCheck, colour: 'text-success-text' },
  warn: { icon: TriangleAlert, colour: 'text-warning-text' },
  error: { icon: OctagonAlert, colour: 'text-danger-text' },
}

/** How a toast looks; when it comes and goes is the stack's part. */
export function Toast({
  kind,
  title,
  children,
  action,
  onDismiss,
}: {
  kind: ToastKind
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  onDismiss?: (() => void) | undefined
}) {
  const { t } = useTranslation('common')
  return (
    <div className="flex w-full max-w-[360px] min-w-0 items-start gap-[10px] rounded-card bg-surface-float py-3 ps-3 pe-2 text-text shadow-menu forced-colors:border">
      <Icon of={KIND[kind].icon} className={cx('mt-[2px]', KIND[kind].colour)} />
      <div className="min-w-0 flex-1">
        <div className={cx(Boolean(children) && 'font-medium')}>{title}</div>
        {children && <div className="mt-[2px] text-13 text-text-quiet">{children}</div>}
      </div>
      {action}
      {onDismiss && (
        <IconButton icon={X} size="small" name={t('toast.dismiss')} onClick={onDismiss} className="-my-1" />
      )}
    </div>
  )
}
