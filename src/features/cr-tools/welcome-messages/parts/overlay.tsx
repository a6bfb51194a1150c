import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { WelcomeSequence } from '@/domain/welcome-message'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'
import { DangerQuestion } from '@/ui/danger-question'

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
    <DangerQuestion
      title={t('welcome.archive_title', { name })}
      keep={t('welcome.archive_keep')}
      act={t('welcome.act_archive')}
      trackedAs="welcome-archive"
      isBusy={toggle.isPending}
      problem={toggle.error && errorText(toggle.error)}
      onKeep={onClose}
      onAct={() =>
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
    </DangerQuestion>
  )
}

function DeleteQuestion({ creatorId, of, onDeleted, onClose }: OverlayProps & { onDeleted: () => void }) {
  const { t } = useTranslation('marketplace')
  const remove = useDeleteSequence(creatorId)
  const name = isolate(of.name)
  return (
    <DangerQuestion
      title={t('welcome.delete_title', { name })}
      keep={t('welcome.delete_keep')}
      act={t('welcome.act_delete')}
      trackedAs="welcome-delete"
      isBusy={remove.isPending}
      problem={remove.error && errorText(remove.error)}
      onKeep={onClose}
      onAct={() =>
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
    </DangerQuestion>
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
