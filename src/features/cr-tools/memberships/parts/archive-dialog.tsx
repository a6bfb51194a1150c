import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { Membership } from '@/domain/money/membership'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

import { useArchiveMembership } from '../use-memberships'

interface ArchiveDialogProps {
  creatorId: string
  of: Membership
  onClose: () => void
}

/** Confirms closing a membership to new members; current members stay. */
export function ArchiveDialog({ creatorId, of, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation('marketplace')
  const archive = useArchiveMembership(creatorId)
  const name = isolate(of.title)
  const { membershipId } = of
  const restore = () =>
    archive.mutate({ membershipId, isArchived: false }, { onError: (error) => toast.error(errorText(error)) })
  return (
    <DangerConfirmation
      title={t('memberships.archive_title', { name })}
      cancelLabel={t('memberships.archive_keep')}
      confirmLabel={t('memberships.archive')}
      trackedAs="membership-archive"
      isBusy={archive.isPending}
      problem={archive.error && errorText(archive.error)}
      onCancel={onClose}
      onConfirm={() =>
        archive.mutate(
          { membershipId, isArchived: true },
          {
            onSuccess: () => {
              toast.success(t('memberships.archived', { name }), {
                action: { label: t('memberships.undo'), onPress: restore },
              })
              onClose()
            },
          },
        )
      }
    >
      {t('memberships.archive_text', { count: of.subscribers, number: formatNumber(of.subscribers) })}
    </DangerConfirmation>
  )
}
