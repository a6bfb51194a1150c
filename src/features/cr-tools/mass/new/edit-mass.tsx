import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { getMassMessage } from '@/api/calls/mass-messages'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { MassMessage } from '@/domain/mass-message'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { EmptyState } from '@/ui/empty-state'
import { TableSkeleton } from '@/ui/table-skeleton'

import { editPlaces, startOf } from '../starting'
import { MassForm } from './mass-form'
import { useUpdateMass } from './use-send-mass'

interface EditMassProps {
  creatorId: string
  massMessageId: string
  deniedReason: string | undefined
  /** Returns to the list of scheduled messages. */
  onDone: () => void
}

function EditForm({ of, creatorId, deniedReason, onDone }: { of: MassMessage } & EditMassProps) {
  const { t } = useTranslation('tools')
  const sending = useUpdateMass(creatorId, of.massMessageId)
  return (
    <MassForm
      isEdit
      creatorId={creatorId}
      deniedReason={deniedReason}
      places={editPlaces(of.massMessageId)}
      start={startOf(of)}
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
    <ContentState
      status={useQueryStatus(
        message,
        data !== undefined && data.state !== 'scheduled' && data.state !== 'held',
      )}
      skeleton={
        <div className={cardLook}>
          <TableSkeleton rows={8} columns={2} />
        </div>
      }
      empty={
        <div className={cardLook}>
          <EmptyState
            icon={CalendarX2}
            title={t('mass.edit_over_title')}
            actions={<Button onClick={onDone}>{t('mass.edit_over_back')}</Button>}
          >
            {t('mass.edit_over_text')}
          </EmptyState>
        </div>
      }
    >
      {data && <EditForm key={massMessageId} of={data} {...props} />}
    </ContentState>
  )
}
