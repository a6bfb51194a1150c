import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useNavigate } from 'react-router'

import { deleteGroup } from '@/api/calls/chat/groups'
import { listChannels } from '@/api/calls/chat/messages'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import type { Group } from '@/domain/chat/group'
import { href } from '@/domain/page/routes'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'
import { plainName } from '@/ui/text/user-name'

/** Deletes the group, clears its draft and leaves the page. */
function useDeleteGroup(creatorId: string, onDeleted: () => void) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    ...mutationOf(deleteGroup, creatorId),
    onSuccess: () => {
      onDeleted()
      void client.invalidateQueries({ queryKey: [listChannels.path] })
    },
  })
  const { isSuccess } = remove
  useEffect(() => {
    if (!isSuccess) return
    toast.success(t('groups.deleted'))
    void navigate(href('messages'), { replace: true })
  }, [isSuccess, navigate, t])
  return remove
}

/** Delete button with a dialog that asks for the group's name. */
export function DeleteGroup({
  creatorId,
  group,
  onDeleted,
}: {
  creatorId: string
  group: Group
  onDeleted: () => void
}) {
  const { t } = useTranslation('tools')
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteGroup(creatorId, onDeleted)
  const close = () => setIsAsking(false)
  return (
    <>
      <Button kind="ghost" icon={Trash2} onClick={() => setIsAsking(true)}>
        {t('groups.delete')}
      </Button>
      {isAsking && (
        <DangerConfirmation
          trackedAs="delete-group"
          title={t('groups.delete_title', { name: isolate(plainName(group.name)) })}
          cancelLabel={t('groups.cancel')}
          confirmLabel={t('groups.delete')}
          isBusy={remove.isPending}
          problem={remove.error && errorText(remove.error)}
          onCancel={close}
          onConfirm={() => remove.mutate({ channelId: group.channelId })}
        >
          {t('groups.delete_text', {
            count: group.memberCount,
            number: formatNumber(group.memberCount),
          })}
        </DangerConfirmation>
      )}
    </>
  )
}
