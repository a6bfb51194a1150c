import { useTranslation } from '@/i18n/use-translation'

import { isOnDuty } from '@/domain/work-log'
import type { Employee } from '@/domain/employee'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Combobox } from '@/ui/combobox'
import { FieldError } from '@/ui/field-error'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'

import { nameOf as nameOfPerson } from '../../employees/parts/person-name'
import { ANYBODY } from '../move'
import type { useMoveForm } from '../use-move-form'
import { FanPicks } from './fan-picks'

interface MoveFieldsProps {
  form: ReturnType<typeof useMoveForm>
  crew: readonly Employee[] | undefined
  isChecked: boolean
  nameOf: (id: string) => string
}

function useOptions({ form, crew, nameOf }: Pick<MoveFieldsProps, 'form' | 'crew' | 'nameOf'>) {
  const { t } = useTranslation('analytics')
  return {
    from: form.owners.map(({ owner, count }) => {
      const number = formatNumber(count)
      return {
        value: owner,
        label:
          owner === ANYBODY
            ? t('floor.from_nobody', { number })
            : t('floor.from_person', { name: isolate(nameOf(owner)), number }),
      }
    }),
    to: [
      { value: ANYBODY, label: t('floor.to_nobody') },
      ...(crew ?? []).map((person) => ({
        value: person.userId,
        label: isOnDuty(person.chatterWorkLog)
          ? t('floor.to_on_duty', { name: isolate(nameOfPerson(person)) })
          : nameOfPerson(person),
      })),
    ].filter(({ value }) => value !== form.from),
  }
}

/** From whom, to whom, and which fans. */
export function MoveFields({ form, crew, isChecked, nameOf }: MoveFieldsProps) {
  const { t } = useTranslation('analytics')
  const options = useOptions({ form, crew, nameOf })
  return (
    <div className="grid gap-4">
      <p>{t('floor.move_text')}</p>
      <Select label={t('floor.move_from')} options={options.from} value={form.from} onChange={form.setFrom} />
      <Combobox
        // The combobox reads its options once on mount.
        key={`${crew === undefined} ${form.from}`}
        label={t('floor.move_to')}
        {...(isChecked && form.to === null && { error: t('floor.to_missing') })}
        options={options.to}
        value={form.to}
        onChange={form.setTo}
      />
      <div className="grid gap-2">
        <span>
          <Segmented
            name={t('floor.how_many')}
            options={[
              { value: 'all', label: t('floor.all_fans', { number: formatNumber(form.fans.length) }) },
              { value: 'some', label: t('floor.some_fans') },
            ]}
            value={form.isAll ? 'all' : 'some'}
            onChange={(value) => form.setAll(value === 'all')}
          />
        </span>
        {!form.isAll && (
          <>
            <p className="text-13">{t('floor.longest_first')}</p>
            <FanPicks fans={form.fans} picked={form.picked} nameOf={nameOf} onPicked={form.setPicked} />
          </>
        )}
        {isChecked && form.chosen.length === 0 && <FieldError>{t('floor.fans_missing')}</FieldError>}
      </div>
    </div>
  )
}
