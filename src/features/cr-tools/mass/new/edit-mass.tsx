import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getMassMessage } from '@/api/calls/chat/mass-messages'
import { queryOf } from '@/api/query'
import type { MassMessage } from '@/domain/mass/mass-message'
import { useSession } from '@/features/auth'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { toast } from '@/services/page/toasts'
import { onLocalDraftChange } from '@/services/storage/drafts'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'

import { massEditDraftKeys, massStartOf } from '../mass-form-start'
import { hasMassEdit, type MassTemplate, templateFromEdit } from '../mass-template'
import { MassForm } from './mass-form'
import { useClearMassDraft, useUpdateMass } from './use-send-mass'

interface EditMassProps {
  creatorId: string
  massMessageId: string
  /** Returns to the list of scheduled messages. */
  onDone: () => void
  /** Begins a new message with what came too late for a sent one. */
  onReuse: (template: MassTemplate) => void
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

/** Whether changes are kept, also those that the form keeps only as it closes. */
function useHasMassEdit(userId: string, massMessageId: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const stops = Object.values(massEditDraftKeys(massMessageId)).map((draftKey: string) =>
        onLocalDraftChange(userId, draftKey, listener),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => hasMassEdit(userId, massMessageId),
  )
}

/** Whether it ended before any fan got it. */
const isUnsent = ({ state, sent }: MassMessage) => sent === 0 && (state === 'stopped' || state === 'failed')

/** The message has gone out, or never will: the changes, if any, go into a new one, or are discarded. */
function NoLongerEditable({ massMessage, onDone, onReuse }: { massMessage: MassMessage } & EditMassProps) {
  const { t } = useTranslation('tools')
  const { userId = '' } = useSession()
  const timezone = useAgencyZone()
  const { massMessageId } = massMessage
  const clearDraft = useClearMassDraft(massEditDraftKeys(massMessageId))
  const hasChanges = useHasMassEdit(userId, massMessageId)
  const end = isUnsent(massMessage) ? 'unsent' : 'over'
  const leave = () => {
    clearDraft()
    onDone()
  }
  return (
    <EmptyState
      icon={CalendarX2}
      title={t(`mass.edit_${end}_title`)}
      actions={
        <>
          {hasChanges && (
            <Button onClick={() => onReuse(templateFromEdit(userId, massMessage, timezone))}>
              {t('mass.reuse')}
            </Button>
          )}
          <Button onClick={leave}>{t(hasChanges ? 'mass.edit_discard' : 'mass.edit_over_back')}</Button>
        </>
      }
    >
      {t(`mass.edit_${end}_text`)}
    </EmptyState>
  )
}

/** Edits a scheduled message in the form for new ones; once sent or canceled, it cannot change. */
export function EditMass(props: EditMassProps) {
  const { creatorId, massMessageId } = props
  const message = useQuery(queryOf(getMassMessage, { massMessageId }, creatorId))
  const { data } = message
  return (
    <QueryContent
      isBare
      of={message}
      isEmpty={data !== undefined && data.state !== 'scheduled' && data.state !== 'held'}
      skeleton={<TableCardSkeleton hasToolbar={false} rows={8} columns={2} />}
      empty={data && <NoLongerEditable massMessage={data} {...props} />}
    >
      {data && <EditForm key={massMessageId} massMessage={data} {...props} />}
    </QueryContent>
  )
}
