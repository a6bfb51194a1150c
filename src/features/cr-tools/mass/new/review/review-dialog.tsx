import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { errorText } from '@/api/errors'
import type { Audience } from '@/domain/mass/mass-message'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { formatNumber } from '@/i18n/format'
import { visibleText } from '@/lib/text/blank'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { FieldError } from '@/ui/feedback/field-error'
import { linkClasses } from '@/ui/text/link'

import type { DraftContent } from '../../../outbox/composer-draft'
import { ReviewChecks } from './review-checks'
import { ReviewFacts } from './review-facts'
import type { MassFormValues } from '../mass-request'
import { isAlreadyAccepted } from '../use-send-mass'

interface ReviewDialogProps {
  creatorId: string
  isEdit: boolean
  mass: MassFormValues
  audience: Audience
  sending: { error: Error | null; isPending: boolean }
  onClose: () => void
  onSend: () => void
}

function ReviewedContent({ content, label }: { content: DraftContent; label: string | undefined }) {
  const { t } = useTranslation('tools')
  return (
    <figure className="grid gap-1">
      {label && <figcaption className="text-13 font-medium text-text">{label}</figcaption>}
      <blockquote className="grid gap-1 rounded-card bg-fill px-3 py-2 text-text">
        <p dir="auto" className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
          {visibleText(content.text) || t('mass.without_text')}
        </p>
        {content.media.length > 0 && (
          <p className="text-13 text-text-quiet">{t('mass.media_count', { count: content.media.length })}</p>
        )}
      </blockquote>
    </figure>
  )
}

/** Shows why sending failed; links the message if it already exists. */
function NotSent({ error }: { error: Error }) {
  const { t } = useTranslation('tools')
  return (
    <div className="grid gap-2">
      <FieldError>{errorText(error)}</FieldError>
      {isAlreadyAccepted(error) && (
        <p className="flex gap-4">
          {(['sent', 'scheduled'] as const).map((tab) => (
            <Link key={tab} to={`?tab=${tab}`} className={linkClasses()}>
              {t(`mass.tab_${tab}`)}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

/** Final review: recipients, price, expected revenue, checks. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { t } = useTranslation('tools')
  const { creatorId, isEdit, mass, audience, sending, onClose, onSend } = props
  const { plan } = mass
  const currency = useAgencyCurrency()
  const versions = plan.isTest ? mass.versions : mass.versions.slice(0, 1)
  const labels = plan.isTest ? [t('mass.version_first'), t('mass.version_second')] : []
  const { count } = audience
  const send = t('mass.send_to', { count, number: formatNumber(count) })
  return (
    <Dialog
      onClose={onClose}
      // Closing during the request would hide its result.
      closing={sending.isPending ? 'block' : 'free'}
      trackedAs="mass-review"
      title={t(isEdit ? 'mass.review_edit_title' : 'mass.review_title')}
      actions={
        <>
          {!sending.isPending && <Button onClick={onClose}>{t('mass.review_back')}</Button>}
          {!isAlreadyAccepted(sending.error) && (
            <Button kind="primary" busy={sending.isPending} onClick={onSend}>
              {isEdit
                ? t('mass.edit_save')
                : plan.time === 'now'
                  ? send
                  : t('mass.schedule_for', { count, number: formatNumber(count) })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {versions.map((version, nth) => (
          <ReviewedContent key={nth === 0 ? 'first' : 'second'} content={version} label={labels[nth]} />
        ))}
        <ReviewFacts {...{ creatorId, currency, plan, versions, count }} />
        <ReviewChecks creatorId={creatorId} audience={audience} versions={versions} />
        <div role="alert">{sending.error && <NotSent error={sending.error} />}</div>
      </div>
    </Dialog>
  )
}
