import { Trash2 } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useNavigate } from 'react-router'

import { deleteGroup } from '@/api/calls/chat/groups'
import { listChannels } from '@/api/calls/chat/messages'
import type { Group } from '@/domain/chat/group'
import { href } from '@/domain/page/routes'
import { formatNumber } from '@/i18n/format'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { isolatedName } from '@/ui/text/user-name'
import { send } from '@/api/send'

import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'

const useInvalidateChannels = () => useInvalidateCalls(listChannels)

interface DeleteGroupProps {
  creatorId: string
  group: Group
  /** Clears what is still unsaved. */
  onDeleted: () => void
}

/** Delete button with a question; leaves the page afterwards. */
export function DeleteGroup({ creatorId, group, onDeleted }: DeleteGroupProps) {
  const { t } = useTranslation('tools')
  const navigate = useNavigate()
  const refresh = useInvalidateChannels()
  const [state, setState] = useState<'shown' | 'asking' | 'deleted'>('shown')
  const { channelId, memberCount } = group
  useEffect(() => {
    // Navigate after the render in which the form is clean, or the unsaved-changes prompt would appear.
    if (state !== 'deleted') return
    toast.success(t('groups.deleted'))
    void navigate(href('messages'), { replace: true })
  }, [state, navigate, t])
  return (
    <>
      <Button kind="ghost" icon={Trash2} onClick={() => setState('asking')}>
        {t('groups.delete')}
      </Button>
      {state !== 'shown' && (
        <ConfirmCall
          trackedAs="delete-group"
          title={t('groups.delete_title', { name: isolatedName(group.name) })}
          confirmLabel={t('groups.delete')}
          call={() => send(deleteGroup, { channelId }, { creatorId })}
          refresh={refresh}
          onDone={() => {
            onDeleted()
            setState('deleted')
          }}
          onClose={() => setState('shown')}
        >
          {t('groups.delete_text', { count: memberCount, number: formatNumber(memberCount) })}
        </ConfirmCall>
      )}
    </>
  )
}
