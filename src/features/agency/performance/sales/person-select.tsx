import { useTranslation } from '@/i18n/use-translation'

import { WidgetFault } from '@/features/figures/widget-fault'
import { Combobox } from '@/ui/field/combobox'
import { SkeletonBar } from '@/ui/skeleton'

import { usePeopleChoices } from '../../filter/choices'

export const NO_PERSON = 'nobody'

/** Selects a person to credit a sale to, or no one. */
export function PersonSelect({
  value,
  error,
  onChange,
}: {
  value: string | null
  error: string | undefined
  onChange: (id: string | null) => void
}) {
  const { t } = useTranslation('analytics')
  const { choices: people, retry } = usePeopleChoices(true)
  // Avoids typing into a combobox that is about to be replaced.
  if (!people)
    return (
      <div aria-busy={!retry} className="grid min-w-0 content-start gap-[6px]">
        <span className="text-13 font-medium">{t('performance.credit_to')}</span>
        {retry ? (
          <WidgetFault fault={{ kind: 'error', onRetry: retry }} isSpoken />
        ) : (
          <SkeletonBar className="h-control w-full rounded-control" />
        )}
      </div>
    )
  return (
    <Combobox
      label={t('performance.credit_to')}
      {...(error && { error })}
      options={[
        { value: NO_PERSON, label: t('performance.nobody') },
        ...people.map(({ id, label }) => ({ value: id, label })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
