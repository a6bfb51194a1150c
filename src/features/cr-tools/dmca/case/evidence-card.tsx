import { ImagePlus, ImageOff } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { errorText } from '@/api/errors'
import type { DmcaDetail, DmcaEvidence } from '@/domain/dmca/dmca'
import { formatDateTime, formatPercent } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { CallError } from '@/ui/feedback/call-error'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useEditDisabledReason } from '../../base/edit-rights'
import { uploads } from '../../media/uploads'
import { type EvidenceUploads, useEvidence } from './use-evidence'

function EvidencePiece({ of, by }: { of: DmcaEvidence; by: string }) {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  return (
    <li className="flex gap-3 border-t border-line-quiet px-4 py-3">
      <img
        src={of.url}
        alt={t('dmca.capture_of', { name: of.name })}
        loading="lazy"
        className="size-20 shrink-0 rounded-control border border-line object-cover"
      />
      <div className="min-w-0 text-13">
        <bdi className="cut block font-medium">{of.name}</bdi>
        <p className="text-text-quiet">
          {t('dmca.captured', { when: formatDateTime(of.capturedAt, timezone), name: isolate(by) })}
        </p>
        <p className="text-text-quiet">
          {t('dmca.hash')}{' '}
          <bdi dir="ltr" className="text-12 break-all select-all">
            {of.sha256}
          </bdi>
        </p>
      </div>
    </li>
  )
}

/** Upload progress; for one second after Cancel the user can undo it (requirements 9). */
function UploadProgress({ upload }: { upload: NonNullable<EvidenceUploads['upload']> }) {
  const { t } = useTranslation('marketplace')
  const { uploadId, state, sent, error } = upload
  const hasFailed = state === 'failed' || state === 'refused'
  const isCancelling = state === 'cancelling'
  if (hasFailed)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <ErrorAlert onRetry={state === 'failed' ? () => uploads.retry(uploadId) : undefined}>
          {state === 'refused'
            ? t('dmca.capture_refused')
            : t('dmca.capture_failed', { reason: errorText(error) })}
        </ErrorAlert>
        <Button size="small" kind="ghost" onClick={() => uploads.remove(uploadId)}>
          {t('dmca.discard')}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <progress className="h-[6px] w-32 accent-(--accent)" max={1} value={sent} aria-hidden />
      <span role="status" className="text-13 text-text-quiet">
        {isCancelling
          ? t('dmca.cancelling')
          : t('dmca.uploading', { percent: isolate(formatPercent(sent, 0)) })}
      </span>
      <Button
        size="small"
        onClick={() => (isCancelling ? uploads.keepCancelled(uploadId) : uploads.cancel(uploadId))}
      >
        {isCancelling ? t('dmca.keep_uploading') : t('dmca.cancel_upload')}
      </Button>
    </div>
  )
}

function UploadProblem({ evidence }: { evidence: EvidenceUploads }) {
  const { t } = useTranslation('marketplace')
  const { problem, refusal, again } = evidence
  return problem === undefined ? (
    <CallError error={refusal} onRetry={again} />
  ) : (
    <ErrorAlert>{t(`dmca.capture_${problem}`)}</ErrorAlert>
  )
}

function AddCapture({ evidence, off }: { evidence: EvidenceUploads; off: string | undefined }) {
  const { t } = useTranslation('marketplace')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t('dmca.capture_add')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) evidence.choose(file)
          event.target.value = '' // so that the same file can be chosen again
        }}
      />
      <Button
        size="small"
        icon={ImagePlus}
        busy={evidence.isBusy || evidence.upload !== undefined}
        disabledReason={off}
        onClick={() => input.current?.click()}
      >
        {t('dmca.capture_add')}
      </Button>
    </>
  )
}

/** Screenshots of the page, each with its file hash and time. */
export function EvidenceCard({ of, creatorId }: { of: DmcaDetail; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const off = useEditDisabledReason('dmca')
  const evidence = useEvidence(of.caseId, creatorId)
  const nameOf = useAccountNames(of.evidence.map(({ addedBy }) => addedBy))
  return (
    <Card
      title={t('dmca.evidence')}
      actions={of.state !== 'withdrawn' && <AddCapture evidence={evidence} off={off} />}
    >
      <div className="grid gap-2 px-4 pb-3 empty:hidden">
        {evidence.upload && <UploadProgress upload={evidence.upload} />}
        <UploadProblem evidence={evidence} />
      </div>
      {of.evidence.length === 0 ? (
        <EmptyState icon={ImageOff} title={t('dmca.evidence_empty')}>
          {t('dmca.evidence_empty_text')}
        </EmptyState>
      ) : (
        <ul>
          {of.evidence.map((one) => (
            <EvidencePiece key={one.evidenceId} of={one} by={nameOf(one.addedBy)} />
          ))}
        </ul>
      )}
    </Card>
  )
}
