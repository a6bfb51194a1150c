import { useTranslation } from 'react-i18next'

import { Combobox } from '@/ui/combobox'

import { usePeopleChoices } from '../../filter/choices'

export const NOBODY = 'nobody'

/** Somebody of the agency, or nobody, to credit a sale to. */
export function PersonChoice({
  value,
  error,
  onChange,
}: {
  value: string | null
  error: string | undefined
  onChange: (id: string | null) => void
}) {
  const { t } = useTranslation('analytics')
  const people = usePeopleChoices(true)
  return (
    <Combobox
      // What can be chosen is taken once, when the field is made.
      key={people === undefined ? 'loading' : 'ready'}
      label={t('performance.credit_to')}
      {...(error && { error })}
      options={[
        { value: NOBODY, label: t('performance.nobody') },
        ...(people ?? []).map(({ id, label }) => ({ value: id, label })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
