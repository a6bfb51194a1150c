import { RotateCcw, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../button'
import { usePassFocusOn } from '../focus-return'
import { EmptyState } from './empty-state'

/** Says what went wrong and what to do: one part of the page shows it in place, the rest keeps working. */
export function ErrorState({
  title,
  text,
  requestId,
  onRetry,
  isRetrying = false,
}: {
  title?: ReactNode
  text?: ReactNode
  requestId?: string | undefined
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}) {
  const { t } = useTranslation('common')
  return (
    <div ref={usePassFocusOn<HTMLDivElement>()} role="alert" className="flex flex-1 flex-col">
      <EmptyState
        icon={TriangleAlert}
        title={title ?? t('error_state.title')}
        details={
          requestId && (
            <details>
              <summary className="hit-target mx-auto w-fit rounded-mark">{t('error_state.details')}</summary>
              <bdi dir="ltr" className="mt-1 block break-all select-all">
                {t('error_state.request', { id: requestId })}
              </bdi>
            </details>
          )
        }
        actions={
          onRetry && (
            <Button icon={RotateCcw} onClick={onRetry} busy={isRetrying}>
              {t('error_state.retry')}
            </Button>
          )
        }
      >
        <p>{text ?? t('error_state.text')}</p>
      </EmptyState>
    </div>
  )
}
