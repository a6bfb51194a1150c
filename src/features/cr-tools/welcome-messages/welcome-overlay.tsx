import { useTranslation } from '@/i18n/use-translation'

import { WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import type { WelcomeCopy, WelcomeSequence, WelcomeState } from '@/domain/welcome/welcome-message'
import {
  copyWelcomeSequence,
  deleteWelcomeSequence,
  duplicateWelcomeSequence,
  toggleWelcomeSequence,
} from '@/api/calls/creator/welcome-messages'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { send } from '@/api/send'
import { useUndo } from '@/api/use-undo'

import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { TextDialog } from '@/ui/field/form/text-dialog'
import { CopyToCreators } from '../people/copy-to-creators'
import { useEditDisabledReason } from '../base/permissions'
import { useInvalidateWelcome } from './use-welcome'

/** What is open over the page. */
export interface WelcomeOverlayState {
  action: 'duplicate' | 'copy' | 'archive' | 'delete'
  sequence: WelcomeSequence
}

interface OverlayProps extends Pick<WelcomeOverlayState, 'sequence'> {
  creatorId: string
  onClose: () => void
}

/** Makes a paused copy under a name of its own. */
function DuplicateForm({ creatorId, sequence: { sequenceId, name }, onClose }: OverlayProps) {
  const { t } = useTranslation('marketplace')
  return (
    <TextDialog
      size="small"
      title={t('welcome.duplicate_title', { name: isolate(name) })}
      save={t('welcome.act_duplicate')}
      trackedAs="welcome-duplicate"
      field={{
        name: 'name',
        isLine: true,
        label: t('welcome.name'),
        missing: t('welcome.name_missing'),
        maxLength: WELCOME_LIMITS.name,
      }}
      text={t('welcome.duplicate_name', { name })}
      draftKey={`welcome-duplicate:${sequenceId}`}
      submit={{ disabledReason: useEditDisabledReason('welcomeMessages') }}
      send={(copyName, clientId) =>
        send(duplicateWelcomeSequence, { clientId, sequenceId, name: copyName }, { creatorId })
      }
      refresh={useInvalidateWelcome()}
      done={(copy) => t('welcome.duplicated', { name: isolate(copy.name) })}
      onClose={onClose}
    />
  )
}

function useCopyResult() {
  const { t } = useTranslation('marketplace')
  return ({ state, stepsLeftOut, stepsWithoutMedia }: WelcomeCopy): string => {
    if (state !== 'copied') return t(`welcome.copy_${state}`)
    if (stepsLeftOut > 0) return t('welcome.copy_left_out', { count: stepsLeftOut })
    if (stepsWithoutMedia > 0) return t('welcome.copy_without_media', { count: stepsWithoutMedia })
    return t('welcome.copy_copied')
  }
}

/** Copies a sequence to other creators of the user and shows the result for each. */
function CopyDialog({ creatorId, sequence: { sequenceId, name }, onClose }: OverlayProps) {
  const { t } = useTranslation('marketplace')
  return (
    <CopyToCreators<WelcomeCopy>
      creatorId={creatorId}
      words={{
        title: t('welcome.copy_title', { name: isolate(name) }),
        text: t('welcome.copy_text'),
        creators: t('welcome.copy_creators'),
        noCreators: t('welcome.copy_no_creators'),
        noneChosen: t('welcome.copy_none'),
        act: t('welcome.act_copy_short'),
      }}
      trackedAs="welcome-copy"
      copy={(creatorIds, clientId) =>
        send(copyWelcomeSequence, { clientId, sequenceId, creatorIds }, { creatorId })
      }
      onCopied={useInvalidateWelcome()}
      resultText={useCopyResult()}
      onClose={onClose}
    />
  )
}

function ArchiveQuestion({ creatorId, sequence, onClose }: OverlayProps) {
  const { t } = useTranslation('marketplace')
  const refetch = useInvalidateWelcome()
  const undo = useUndo()
  const { sequenceId, waiting } = sequence
  const name = isolate(sequence.name)
  const change = (state: WelcomeState) => send(toggleWelcomeSequence, { sequenceId, state }, { creatorId })
  return (
    <ConfirmCall
      title={t('welcome.archive_title', { name })}
      cancelLabel={t('welcome.archive_keep')}
      confirmLabel={t('welcome.act_archive')}
      trackedAs="welcome-archive"
      call={() => change('archived')}
      refresh={refetch}
      done={{
        text: t('welcome.archived', { name }),
        undo: undo(() => change(sequence.state), { refetch }),
      }}
      onClose={onClose}
    >
      {waiting === 0
        ? t('welcome.archive_text_none')
        : t('welcome.archive_text', { count: waiting, number: formatNumber(waiting) })}
    </ConfirmCall>
  )
}

function DeleteQuestion({
  creatorId,
  sequence,
  onDeleted,
  onClose,
}: OverlayProps & { onDeleted: () => void }) {
  const { t } = useTranslation('marketplace')
  const { sequenceId, waiting } = sequence
  const name = isolate(sequence.name)
  return (
    <ConfirmCall
      title={t('welcome.delete_title', { name })}
      cancelLabel={t('welcome.delete_keep')}
      confirmLabel={t('welcome.act_delete')}
      trackedAs="welcome-delete"
      call={() => send(deleteWelcomeSequence, { sequenceId }, { creatorId })}
      refresh={useInvalidateWelcome()}
      done={{ text: t('welcome.deleted', { name }) }}
      onDone={onDeleted}
      onClose={onClose}
    >
      {waiting === 0
        ? t('welcome.delete_text_none')
        : t('welcome.delete_text', { count: waiting, number: formatNumber(waiting) })}
    </ConfirmCall>
  )
}

/** The dialog or the question about a sequence, over the page. */
export function WelcomeOverlay({
  open,
  onDeleted,
  ...rest
}: Omit<OverlayProps, 'sequence'> & {
  open: WelcomeOverlayState
  onDeleted: (sequence: WelcomeSequence) => void
}) {
  const about = { ...rest, sequence: open.sequence }
  if (open.action === 'duplicate') return <DuplicateForm {...about} />
  if (open.action === 'copy') return <CopyDialog {...about} />
  if (open.action === 'archive') return <ArchiveQuestion {...about} />
  return <DeleteQuestion {...about} onDeleted={() => onDeleted(open.sequence)} />
}
