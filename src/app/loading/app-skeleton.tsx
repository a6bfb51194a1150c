import { useTranslation } from '@/i18n/use-translation'
import { BrandMark } from '@/ui/brand-mark'

/** Shown while access is undecided: the bar of the first frame, without user data. */
export function AppSkeleton() {
  const { t } = useTranslation('global')
  return (
    <div aria-busy="true">
      <output className="sr-only">{t('shell.loading')}</output>
      <div className="flex h-bar items-center border-b border-line ps-4">
        <BrandMark />
      </div>
    </div>
  )
}
