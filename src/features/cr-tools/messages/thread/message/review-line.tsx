import { useTranslation } from '@/i18n/use-translation'

import type { OwnReview } from '@/domain/agency/message-review'
import { formatDateTime } from '@/i18n/format'
import { Icon } from '@/ui/icon'
import { REVIEW_ICON } from '@/ui/review-icon'
import { UserName } from '@/ui/text/user-name'

import { useColleagueName } from '../../../people/user-permissions'
import { timeBeside } from '../base/format-time'

/** A manager's review under a message: rating, reviewer, time and note (screens S7). */
export function ReviewLine({ id, of, sentAt }: { id: string; of: OwnReview; sentAt: number }) {
  const { t } = useTranslation('tools')
  const by = useColleagueName(of.userId)
  return (
    <div id={id} className="mt-[2px] mb-1 max-w-full px-1 text-12 text-text-quiet">
      <p className="flex flex-wrap items-center gap-x-[5px]">
        <Icon of={REVIEW_ICON[of.mark]} size="xxs" />
        <span>{t(`thread.review_${of.mark}`)}</span>
        <span aria-hidden>·</span>
        {by !== undefined && (
          <>
            <UserName name={by} className="cut" />
            <span aria-hidden>·</span>
          </>
        )}
        <time dateTime={new Date(of.at).toISOString()} title={formatDateTime(of.at)} className="tabular-nums">
          {timeBeside(of.at, sentAt)}
        </time>
      </p>
      {of.note !== '' && (
        <p dir="auto" className="side-of-parent text-13 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {of.note}
        </p>
      )}
    </div>
  )
}
