import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { Membership } from '@/domain/membership'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'
import { DangerQuestion } from '@/ui/danger-question'

import { useArchive } from '../use-memberships'

interface ArchiveQuestionProps {
  creatorId: string
  of: Membership
  onClose: () => void
}

/** Confirms closing a membership to new members; current members stay. */
export function ArchiveQuestion({ creatorId, of, onClose }: ArchiveQuestionProps) {
  const { t } = useTranslation('marketplace')
  const archive = useArchive(creatorId)
  const name = isolate(of.title)
  const { membershipId } = of
  const restore = () =>
    archive.mutate({ membershipId, isArchived: false }, { onError: (error) => toast.error(errorText(error)) })
  return (
    <DangerQuestion
      title={t('memberships.archive_title', { name })}
      keep={t('memberships.archive_keep')}
      act={t('memberships.archive')}
      trackedAs="membership-archive"
      isBusy={archive.isPending}
      problem={archive.error && errorText(archive.error)}
      onKeep={onClose}
      onAct={() =>
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
    </DangerQuestion>
  )
}
