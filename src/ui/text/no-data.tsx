import { useTranslation } from '@/i18n/use-translation'

/** Shows that no value is known, which is not zero. */
export function NoData() {
  const { t } = useTranslation('common')
  return (
    <span className="text-text-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('table.no_data')}</span>
    </span>
  )
}
