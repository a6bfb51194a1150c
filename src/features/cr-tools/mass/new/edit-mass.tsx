import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getMassMessage } from '@/api/calls/chat/mass-messages'
import { queryOf } from '@/api/query'
import type { MassMessage } from '@/domain/mass/mass-message'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'

import { massEditDraftKeys, massStartOf } from '../mass-form-start'
import { MassForm } from './mass-form'
import { useUpdateMass } from './use-send-mass'

interface EditMassProps {
  creatorId: string
  massMessageId: string
  /** Returns to the list of scheduled messages. */
  onDone: () => void
}

function EditForm({ massMessage, creatorId, onDone }: { massMessage: MassMessage } & EditMassProps) {
  const { t } = useTranslation('tools')
  const timezone = useAgencyZone()
  const [start] = useState(() => massStartOf(massMessage, timezone))
  const sending = useUpdateMass(creatorId, massMessage.massMessageId, start)
  return (
    <MassForm
      isEdit
      creatorId={creatorId}
      draftKeys={massEditDraftKeys(massMessage.massMessageId)}
      start={start}
      sending={sending}
      onSent={() => {
        toast.success(t('mass.edit_saved'))
        onDone()
      }}
      onDiscard={onDone}
    />
  )
}

/** Edits a scheduled message in the form for new ones; once sent, it cannot change. */
export function EditMass(props: EditMassProps) {
  const { creatorId, massMessageId, onDone } = props
  const { t } = useTranslation('tools')
  const message = useQuery(queryOf(getMassMessage, { massMessageId }, creatorId))
  const { data } = message
  return (
    <QueryContent
      isBare
      of={message}
      isEmpty={data !== undefined && data.state !== 'scheduled' && data.state !== 'held'}
      skeleton={<TableCardSkeleton hasToolbar={false} rows={8} columns={2} />}
      empty={
        <EmptyState
          icon={CalendarX2}
          title={t('mass.edit_over_title')}
          actions={<Button onClick={onDone}>{t('mass.edit_over_back')}</Button>}
        >
          {t('mass.edit_over_text')}
        </EmptyState>
      }
    >
      {data && <EditForm key={massMessageId} massMessage={data} {...props} />}
    </QueryContent>
  )
}
