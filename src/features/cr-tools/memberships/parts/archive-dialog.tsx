import { useTranslation } from '@/i18n/use-translation'

import { type Membership } from '@/domain/money/membership'
import { archiveMembership } from '@/api/calls/creator/memberships'
import { isolate } from '@/lib/text/isolate'
import { send } from '@/api/send'
import { toast } from '@/services/page/toasts'
import { formatNumber } from '@/i18n/format'

import { ConfirmCall } from '../../base/confirm-call'
import { useInvalidateMemberships, useRestoreMembership } from '../use-memberships'

interface ArchiveDialogProps {
  creatorId: string
  of: Membership
  onClose: () => void
}

/** Confirms closing a membership to new members; current members stay. */
export function ArchiveDialog({ creatorId, of, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation('marketplace')
  const restore = useRestoreMembership(creatorId)
  const name = isolate(of.title)
  return (
    <ConfirmCall
      title={t('memberships.archive_title', { name })}
      cancelLabel={t('memberships.archive_keep')}
      confirmLabel={t('memberships.archive')}
      trackedAs="membership-archive"
      call={() => send(archiveMembership, { membershipId: of.membershipId, isArchived: true }, { creatorId })}
      refresh={useInvalidateMemberships()}
      onDone={() => {
        toast.success(t('memberships.archived', { name }), {
          action: { label: t('memberships.undo'), onPress: () => restore.mutate(of) },
        })
        onClose()
      }}
      onClose={onClose}
    >
      {t('memberships.archive_text', { count: of.subscribers, number: formatNumber(of.subscribers) })}
    </ConfirmCall>
  )
}
