import { useTranslation } from '@/i18n/use-translation'
import { isBlank, visibleText } from '@/lib/text/blank'
import { parseWebUrl } from '@/lib/text/web-address'

/** The creator's own work, as typed; without a link while it is empty. */
interface TypedOriginal {
  title: string
  original: string
}

/** Returns the errors of a typed original, by field. */
export function useOriginalFaults() {
  const { t } = useTranslation('marketplace')
  return ({ title, original }: TypedOriginal) => ({
    ...(isBlank(title) && { title: t('dmca.fault_title_missing') }),
    ...(original.trim() !== '' &&
      parseWebUrl(original) === undefined && { original: t('dmca.fault_link_unfit') }),
  })
}

export const originalOf = ({ title, original }: TypedOriginal) => ({
  title: visibleText(title),
  url: parseWebUrl(original) ?? null,
})
