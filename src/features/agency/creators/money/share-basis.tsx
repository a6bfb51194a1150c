import { useTranslation } from '@/i18n/use-translation'

import { Segmented } from '@/ui/field/segmented'

/** Selects whether the agency's share is of gross or of net. */
export function ShareBasis({ isNet, onChange }: { isNet: boolean; onChange: (isNet: boolean) => void }) {
  const { t } = useTranslation('analytics')
  return (
    <Segmented
      label={t('creators.share_of')}
      options={[
        { value: 'net', label: t('creators.of_net') },
        { value: 'gross', label: t('creators.of_gross') },
      ]}
      value={isNet ? 'net' : 'gross'}
      onChange={(basis) => onChange(basis === 'net')}
    />
  )
}
