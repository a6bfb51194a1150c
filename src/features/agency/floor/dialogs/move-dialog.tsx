import { useId } from 'react'

import { useAccountNames } from '@/api/account-names'
import { useQueryStatus } from '@/api/query-status'
import type { Employee } from '@/domain/agency/employee'
import type { FloorCreator } from '@/domain/agency/floor'
import { isOnDuty } from '@/domain/shift/work-log'
import { formatNumber, formatWaitingTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { ContentState } from '@/ui/feedback/content-state'
import { FieldError } from '@/ui/feedback/field-error'
import { Checkbox } from '@/ui/field/checkbox'
import { FormCombobox, FormSegmented } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useFormField } from '@/ui/field/form/use-form-field'
import { Select } from '@/ui/field/select'
import { SkeletonBar } from '@/ui/skeleton'

import { employeeName as nameOfPerson } from '../../table/person-name'
import { UNASSIGNED } from '../floor-rules'
import { useWaitingFans, type WaitingFan } from '../use-floor'
import { useCreatorStaff } from './use-creator-staff'
import { useMoveForm, type MoveForm } from './use-move-form'

interface FanPickerProps {
  fans: readonly WaitingFan[]
  picked: readonly string[]
  nameOf: (id: string) => string
  onPicked: (picked: string[]) => void
}

/** Picks fans from a list, longest wait first. */
function FanPicker({ fans, picked, nameOf, onPicked }: FanPickerProps) {
  const { t } = useTranslation('analytics')
  useMinute()
  const toggle = (fanId: string, isOn: boolean) =>
    onPicked(isOn ? [...picked, fanId] : picked.filter((id) => id !== fanId))
  return (
    <ul
      aria-label={t('floor.fans')}
      className="max-h-56 overflow-y-auto overscroll-contain rounded-control border border-line px-3"
    >
      {fans.map(({ fanId, waitingSince, lastText }) => (
        <li key={fanId}>
          <Checkbox
            checked={picked.includes(fanId)}
            onChange={(isOn) => toggle(fanId, isOn)}
            hint={
              <span dir="auto" className="cut block max-w-80">
                {lastText}
              </span>
            }
          >
            <span className="text-text">
              {t('floor.pick_fan', {
                name: isolate(nameOf(fanId)),
                wait: isolate(formatWaitingTime(serverNow() - waitingSince)),
              })}
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}

interface MoveFieldsProps {
  form: MoveForm
  staff: readonly Employee[] | undefined
  nameOf: (id: string) => string
}

function useAssigneeOptions({ form, staff, nameOf }: Pick<MoveFieldsProps, 'form' | 'staff' | 'nameOf'>) {
  const { t } = useTranslation('analytics')
  return {
    from: form.owners.map(({ owner, count }) => {
      const number = formatNumber(count)
      return {
        value: owner,
        label:
          owner === UNASSIGNED
            ? t('floor.from_nobody', { number })
            : t('floor.from_person', { name: isolate(nameOf(owner)), number }),
      }
    }),
    to: [
      { value: UNASSIGNED, label: t('floor.to_nobody') },
      ...(staff ?? []).map((person) => ({
        value: person.userId,
        label: isOnDuty(person.chatterWorkLog)
          ? t('floor.to_on_duty', { name: isolate(nameOfPerson(person)) })
          : nameOfPerson(person),
      })),
    ].filter(({ value }) => value !== form.owner),
  }
}

/** All fans, or which of them. */
function Fans({ form, nameOf }: Pick<MoveFieldsProps, 'form' | 'nameOf'>) {
  const { t } = useTranslation('analytics')
  const errorId = useId()
  const picked = useFormField({ form, name: 'fanIds' })
  return (
    <div
      role="group"
      aria-label={t('floor.how_many')}
      className="grid gap-2"
      {...(picked.error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <span>
        <FormSegmented
          form={form}
          name="which"
          label={t('floor.how_many')}
          labelHidden
          options={[
            { value: 'all', label: t('floor.all_fans', { number: formatNumber(form.fans.length) }) },
            { value: 'some', label: t('floor.some_fans') },
          ]}
        />
      </span>
      {form.which === 'some' && (
        <>
          <p className="text-13 text-text-quiet">{t('floor.longest_first')}</p>
          <FanPicker fans={form.fans} picked={picked.value} nameOf={nameOf} onPicked={picked.change} />
        </>
      )}
      {picked.error !== undefined && <FieldError id={errorId}>{picked.error}</FieldError>}
    </div>
  )
}

/** From whom, to whom, and which of their fans. */
function MoveFields({ form, staff, nameOf }: MoveFieldsProps) {
  const { t } = useTranslation('analytics')
  const options = useAssigneeOptions({ form, staff, nameOf })
  return (
    <>
      <p className="text-text-quiet">{t('floor.move_text')}</p>
      <Select
        label={t('floor.move_from')}
        options={options.from}
        value={form.owner}
        onChange={form.setOwner}
      />
      <FormCombobox
        // What can be chosen is taken once, when the field is made.
        key={`${staff === undefined} ${form.owner}`}
        form={form}
        name="to"
        label={t('floor.move_to')}
        options={options.to}
      />
      <Fans form={form} nameOf={nameOf} />
    </>
  )
}

/** Moves waiting fans to another person: all of one assignee's, or some. */
export function MoveDialog({ creator, onClose }: { creator: FloorCreator; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const { creatorId } = creator
  const read = useWaitingFans(creatorId)
  const waiting = read.data?.data ?? []
  const { read: crewRead, people } = useCreatorStaff(creatorId)
  const nameOf = useAccountNames(waiting.flatMap(({ fanId, assignedTo }) => [fanId, assignedTo ?? fanId]))
  const nameOfStaff = (userId: string | null) => {
    const person = people?.find((one) => one.userId === userId)
    return person ? nameOfPerson(person) : t('floor.to_nobody')
  }
  const form = useMoveForm({ creatorId, waiting, nameOf: nameOfStaff, onDone: onClose })
  const { chosen } = form
  const moveText = chosen.length === 0 ? t('floor.move') : t('floor.move_count', { count: chosen.length })
  const waits = useQueryStatus(read, waiting.length === 0)
  const staffStatus = useQueryStatus(crewRead)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('floor.move_title', { name: isolate(creator.creator.displayName) })}
      trackedAs="floor-move"
      save={waiting.length > 0 ? moveText : undefined}
    >
      <ContentState
        status={waits.kind === 'ready' ? staffStatus : waits}
        skeleton={<SkeletonBar className="h-56 w-full rounded-control" />}
        empty={<p>{t('floor.waiting_empty_text')}</p>}
      >
        <MoveFields form={form} staff={people} nameOf={nameOf} />
      </ContentState>
    </FormDialog>
  )
}
