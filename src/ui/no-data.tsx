import { useTranslation } from '@/i18n/use-translation'

/** Nothing is known: not the same as zero. */
export function NoData() {
  const { t } = useTranslation('common')
  return (
    <span className="text-text-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('table.no_data')}</span>
    </span>
  )
}
