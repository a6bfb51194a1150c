import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/agency/employee'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { Dialog } from '@/ui/overlay/dialog'
import { CallError } from '@/ui/feedback/call-error'
import { Segmented } from '@/ui/field/segmented'
import { SkeletonBar } from '@/ui/skeleton'

import { useDeactivation } from './use-deactivation'
import { employeeName } from '../../table/person-name'
import { PersonSearch } from './person-search'

type Deactivation = ReturnType<typeof useDeactivation>

/** Says how many chats the heir takes: those of creators they work for. */
function HeirChatCount({ heir, chats }: { heir: Employee } & Pick<Deactivation, 'chats'>) {
  const { t } = useTranslation('analytics')
  const { taken, count } = chats
  const values = { count: taken, name: isolate(employeeName(heir)), rest: formatNumber(count - taken) }
  return t(taken === count ? 'employees.heir_takes' : 'employees.heir_takes_some', values)
}

function OpenChatsFields({ state, people }: { state: Deactivation; people: readonly Employee[] }) {
  const { t } = useTranslation('analytics')
  return (
    <section className="grid justify-items-start gap-2">
      <h3 className="text-14 font-strong text-text">
        {t('employees.open_chats', { count: state.chats.count })}
      </h3>
      <Segmented
        label={t('employees.chats_go')}
        labelHidden
        options={[
          { value: 'nobody', label: t('employees.chats_nobody') },
          { value: 'person', label: t('employees.chats_person') },
        ]}
        value={state.chatsGo}
        onChange={state.setChatsGo}
      />
      {state.chatsGo === 'person' ? (
        <div className="grid w-full gap-2">
          <PersonSearch
            name={t('employees.heir')}
            servesAnyOf={state.chats.creatorIds}
            except={new Set(people.map(({ userId }) => userId))}
            value={state.heir?.userId ?? null}
            onChange={state.setHeir}
          />
          <p role="status" className="text-13">
            {state.heir && <HeirChatCount heir={state.heir} chats={state.chats} />}
          </p>
        </div>
      ) : (
        <p className="text-13">{t('employees.chats_nobody_text')}</p>
      )}
    </section>
  )
}

function PlannedShiftsFields({ state }: { state: Deactivation }) {
  const { t } = useTranslation('analytics')
  return (
    <section className="grid justify-items-start gap-2">
      <h3 className="text-14 font-strong text-text">
        {t('employees.planned_shifts', { count: state.check.data?.plannedShifts ?? 0 })}
      </h3>
      <Segmented
        label={t('employees.shifts_go')}
        labelHidden
        options={[
          { value: 'cancel', label: t('employees.shifts_cancel') },
          { value: 'keep', label: t('employees.shifts_keep') },
        ]}
        value={state.shifts}
        onChange={state.setShifts}
      />
      <p className="text-13">
        {state.shifts === 'cancel' ? t('employees.shifts_cancel_text') : t('employees.shifts_keep_text')}
      </p>
    </section>
  )
}

/** Confirms a deactivation, and asks what happens to open chats and shifts (screens S6). */
export function DeactivateDialog({
  people,
  onClose,
  onDone,
}: {
  people: readonly Employee[]
  onClose: () => void
  onDone: () => void
}) {
  const { t } = useTranslation('analytics')
  const state = useDeactivation(people, onDone)
  const [first] = people
  const isKnown = state.check.data !== undefined
  const missingHeir = state.lacksHeir ? t('employees.heir_needed') : undefined
  const reason = isKnown ? missingHeir : t('employees.check_needed')
  return (
    <Dialog
      isAlert
      title={
        people.length === 1 && first
          ? t('employees.deactivate_name', { name: isolate(employeeName(first)) })
          : t('employees.deactivate_many', { count: people.length })
      }
      closing={state.act.isPending ? 'block' : 'free'}
      onClose={onClose}
      cancel
      actions={
        <Button
          kind="danger"
          busy={state.act.isPending}
          disabledReason={reason}
          onClick={() => state.act.mutate()}
        >
          {t('employees.deactivate')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <p>{t('employees.deactivate_text', { count: people.length })}</p>
        <QueryContent of={state.check} skeleton={<SkeletonBar className="h-24 w-full rounded-control" />}>
          {state.hasChats && <OpenChatsFields state={state} people={people} />}
          {state.hasShifts && <PlannedShiftsFields state={state} />}
          {isKnown && !state.hasChats && !state.hasShifts && <p>{t('employees.leaves_nothing')}</p>}
        </QueryContent>
        <CallError error={state.act.error} />
      </div>
    </Dialog>
  )
}
