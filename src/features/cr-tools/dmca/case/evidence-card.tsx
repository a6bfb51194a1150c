import { EyeOff, ImagePlus, ImageOff } from 'lucide'
import { useMemo, useState } from 'react'
import { errorText } from '@/api/errors'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import type { DmcaDetail, DmcaEvidence } from '@/domain/dmca/dmca'
import type { Media } from '@/domain/vault/media'
import { formatDateTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { deferred } from '@/services/loading/deferred'
import { revealMedia, useMediaHidden } from '@/services/page/media-blur'
import { Card } from '@/ui/card'
import { cx } from '@/ui/cx'
import { FileButton } from '@/ui/field/file-button'
import { usePassFocusOn } from '@/ui/focus-return'
import { Icon } from '@/ui/icon'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useEditDisabledReason } from '../../base/permissions'
import { MediaThumbnail } from '../../media/media-thumbnail'
import type { Upload } from '../../media/upload'
import { UploadChip } from '../../media/upload-chip'
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

/** The upload of a capture; the button that adds one takes the focus once it is over. */
function CaptureUpload({ upload }: { upload: Upload }) {
  const part = usePassFocusOn<HTMLDivElement>((leaving) =>
    leaving.closest('section')?.querySelector('button'),
  )
  return (
    <div ref={part} className="flex">
      <UploadChip upload={upload} />
    </div>
  )
}

function UploadProblem({ evidence }: { evidence: EvidenceUploads }) {
  const { t } = useTranslation('marketplace')
  const { problem, refusal, again } = evidence
  if (problem !== undefined) return <ErrorAlert>{t(`dmca.capture_${problem}`)}</ErrorAlert>
  const reason = refusal ? errorText(refusal) : t('dmca.capture_not_added')
  return <ErrorAlert onRetry={again}>{(refusal ?? again) && reason}</ErrorAlert>
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
        dmcaCase.state !== 'withdrawn' && (
          <FileButton
            name={t('dmca.capture_add')}
            accept="image/*"
            size="small"
            icon={ImagePlus}
            busy={evidence.isBusy || evidence.upload !== undefined}
            disabledReason={disabledReason}
            onFiles={([file]) => file && evidence.choose(file)}
          >
            {t('dmca.capture_add')}
          </FileButton>
        )
      }
    >
      <div className="grid gap-2 px-4 pb-3 empty:hidden">
        {evidence.upload && <CaptureUpload upload={evidence.upload} />}
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
