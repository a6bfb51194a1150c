import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

import { useDeleteSequence, useToggle } from '../use-welcome'
import { CopyDialog } from './copy-dialog'
import { DuplicateForm } from './duplicate-form'

/** What is open over the page. */
export interface Open {
  act: 'duplicate' | 'copy' | 'archive' | 'delete'
  of: WelcomeSequence
}

interface OverlayProps extends Pick<Open, 'of'> {
  creatorId: string
  onClose: () => void
}

function ArchiveQuestion({ creatorId, of, onClose }: OverlayProps) {
  const { t } = useTranslation('marketplace')
  const toggle = useToggle(creatorId)
  const name = isolate(of.name)
  const undo = () =>
    toggle.mutate(
      { sequenceId: of.sequenceId, state: of.state },
      { onError: (error) => toast.error(errorText(error)) },
    )
  return (
    <DangerConfirmation
      title={t('welcome.archive_title', { name })}
      cancelLabel={t('welcome.archive_keep')}
      confirmLabel={t('welcome.act_archive')}
      trackedAs="welcome-archive"
      isBusy={toggle.isPending}
      problem={toggle.error && errorText(toggle.error)}
      onCancel={onClose}
      onConfirm={() =>
        toggle.mutate(
          { sequenceId: of.sequenceId, state: 'archived' },
          {
            onSuccess: () => {
              toast.success(t('welcome.archived', { name }), {
                action: { label: t('welcome.undo'), onPress: undo },
              })
              onClose()
            },
          },
        )
      }
    >
      {of.waiting === 0
        ? t('welcome.archive_text_none')
        : t('welcome.archive_text', { count: of.waiting, number: formatNumber(of.waiting) })}
    </DangerConfirmation>
  )
}

function DeleteQuestion({ creatorId, of, onDeleted, onClose }: OverlayProps & { onDeleted: () => void }) {
  const { t } = useTranslation('marketplace')
  const remove = useDeleteSequence(creatorId)
  const name = isolate(of.name)
  return (
    <DangerConfirmation
      title={t('welcome.delete_title', { name })}
      cancelLabel={t('welcome.delete_keep')}
      confirmLabel={t('welcome.act_delete')}
      trackedAs="welcome-delete"
      isBusy={remove.isPending}
      problem={remove.error && errorText(remove.error)}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(of.sequenceId, {
          onSuccess: () => {
            toast.success(t('welcome.deleted', { name }))
            onClose()
            onDeleted()
          },
        })
      }
    >
      {of.waiting === 0
        ? t('welcome.delete_text_none')
        : t('welcome.delete_text', { count: of.waiting, number: formatNumber(of.waiting) })}
    </DangerConfirmation>
  )
}

/** The dialog or the question about a sequence, over the page. */
export function Overlay({
  open,
  onDeleted,
  ...rest
}: Omit<OverlayProps, 'of'> & { open: Open; onDeleted: (of: WelcomeSequence) => void }) {
  const about = { ...rest, of: open.of }
  if (open.act === 'duplicate') return <DuplicateForm {...about} />
  if (open.act === 'copy') return <CopyDialog {...about} />
  if (open.act === 'archive') return <ArchiveQuestion {...about} />
  return <DeleteQuestion {...about} onDeleted={() => onDeleted(open.of)} />
}
