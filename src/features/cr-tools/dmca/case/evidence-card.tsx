import { EyeOff, ImagePlus, ImageOff } from 'lucide'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { errorText } from '@/api/errors'
import type { DmcaDetail, DmcaEvidence } from '@/domain/dmca/dmca'
import type { Media } from '@/domain/vault/media'
import { formatDateTime, formatPercent } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { deferred } from '@/services/loading/deferred'
import { revealMedia, useMediaHidden } from '@/services/page/media-blur'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { CallError } from '@/ui/feedback/call-error'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useEditDisabledReason } from '../../base/permissions'
import { MediaThumbnail } from '../../media/media-thumbnail'
import { uploads } from '../../media/uploads'
import { type EvidenceUploads, useEvidence } from './use-evidence'

/** Lazy: the viewer has more code than the card. */
const MediaViewer = deferred(async () => (await import('../../media/media-viewer')).MediaViewer)

/** A capture as the viewer shows it; what it shows counts as explicit. */
const mediaOf = ({ mediaId, name, url, thumbUrl }: DmcaEvidence): Media => ({
  mediaId,
  kind: 'image',
  url,
  thumbUrl,
  width: null,
  height: null,
  durationS: null,
  waveform: [],
  title: name,
  usualPrice: null,
  isPgSafe: false,
})

/** What proves a capture: when it was taken, by whom it was added, and the hash of its file. */
function EvidenceProof({ evidence, by }: { evidence: DmcaEvidence; by: string }) {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  return (
    <>
      <bdi className="cut block font-medium">{evidence.name}</bdi>
      <p className="text-text-quiet">
        {t('dmca.captured', { when: formatDateTime(evidence.capturedAt, timezone), name: isolate(by) })}
      </p>
      <p className="text-text-quiet">
        {t('dmca.hash')}{' '}
        <bdi dir="ltr" className="text-12 break-all select-all">
          {evidence.sha256}
        </bdi>
      </p>
    </>
  )
}

interface EvidencePieceProps {
  evidence: DmcaEvidence
  by: string
  onOpen: () => void
}

/** A capture, which opens in the viewer. */
function EvidencePiece({ evidence, by, onOpen }: EvidencePieceProps) {
  const { t } = useTranslation(['marketplace', 'tools'])
  const media = mediaOf(evidence)
  const isHidden = useMediaHidden([media])
  const what = isolate(evidence.name)
  return (
    <li className="flex gap-3 border-t border-line-quiet px-4 py-3">
      <button
        type="button"
        aria-label={
          isHidden ? t('tools:thread.media_reveal', { what }) : t('tools:thread.media_open', { what })
        }
        onClick={() => (isHidden ? revealMedia([media]) : onOpen())}
        className={cx('relative shrink-0 rounded-control', !isHidden && 'cursor-zoom-in')}
      >
        <MediaThumbnail media={media} className="size-20 border border-line" />
        {isHidden && (
          <span className="absolute inset-0 grid place-items-center rounded-control bg-[rgb(0_0_0/0.24)] text-[#fff]">
            <Icon of={EyeOff} />
          </span>
        )}
      </button>
      <div className="min-w-0 text-13">
        <EvidenceProof evidence={evidence} by={by} />
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

function AddCapture({
  evidence,
  disabledReason,
}: {
  evidence: EvidenceUploads
  disabledReason: string | undefined
}) {
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
        disabledReason={disabledReason}
        onClick={() => input.current?.click()}
      >
        {t('dmca.capture_add')}
      </Button>
    </>
  )
}

function Captures({ evidence }: { evidence: readonly DmcaEvidence[] }) {
  const [opened, setOpened] = useState<number>()
  const nameOf = useAccountNames(evidence.map(({ addedBy }) => addedBy))
  const media = useMemo(() => evidence.map(mediaOf), [evidence])
  return (
    <>
      <ul>
        {evidence.map((one, at) => (
          <EvidencePiece
            key={one.evidenceId}
            evidence={one}
            by={nameOf(one.addedBy)}
            onOpen={() => setOpened(at)}
          />
        ))}
      </ul>
      {opened !== undefined && (
        <MediaViewer
          media={media}
          index={opened}
          captions={evidence.map((one) => (
            <EvidenceProof key={one.evidenceId} evidence={one} by={nameOf(one.addedBy)} />
          ))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** Screenshots of the page, each with its file hash and time. */
export function EvidenceCard({ dmcaCase, creatorId }: { dmcaCase: DmcaDetail; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('dmca')
  const evidence = useEvidence(dmcaCase.caseId, creatorId)
  return (
    <Card
      title={t('dmca.evidence')}
      actions={
        dmcaCase.state !== 'withdrawn' && <AddCapture evidence={evidence} disabledReason={disabledReason} />
      }
    >
      <div className="grid gap-2 px-4 pb-3 empty:hidden">
        {evidence.upload && <UploadProgress upload={evidence.upload} />}
        <UploadProblem evidence={evidence} />
      </div>
      {dmcaCase.evidence.length === 0 ? (
        <EmptyState icon={ImageOff} title={t('dmca.evidence_empty')}>
          {t('dmca.evidence_empty_text')}
        </EmptyState>
      ) : (
        <Captures evidence={dmcaCase.evidence} />
      )}
    </Card>
  )
}
