import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { ClockSlot } from '@/features/clock'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/icon-button'
import { PAGE_HEADING_ID } from '@/ui/layout/page'

import { useBack } from '../base/use-back'
import { CrisisHelp } from '../base/crisis-help'
import { WritingAs } from '../focus/writing-as'

/** Layout of a page without navigation: back link, heading, clock, actions (requirements 2). */
export function GroupPageLayout({
  title,
  fallback,
  actions,
  isWide = false,
  children,
}: {
  title: ReactNode
  /** Target of Back when the history is empty. */
  fallback: string
  actions?: ReactNode
  isWide?: boolean
  children: ReactNode
}) {
  const { t } = useTranslation('tools')
  const back = useBack(fallback)
  const width = cx('mx-auto w-full px-4 md:px-6', isWide ? 'max-w-[1200px]' : 'max-w-[720px]')
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <div className="sticky top-0 z-30 border-b border-line-quiet bg-surface">
        <div className={cx(width, 'flex min-h-pane-head flex-wrap items-center gap-2 py-2')}>
          <IconButton icon={ArrowLeft} mirrored name={t('groups.back')} onClick={back} className="-ms-2" />
          <h1
            id={PAGE_HEADING_ID}
            tabIndex={-1}
            className="min-w-0 flex-1 basis-40 text-16 font-strong break-words outline-none"
          >
            {title}
          </h1>
          <WritingAs />
          <ClockSlot variant="head" />
          <CrisisHelp />
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      </div>
      <div className={cx(width, 'flex flex-1 flex-col pt-5')}>{children}</div>
    </div>
  )
}
