import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { formatNumber } from '@/i18n/format'
import { Amount } from '@/ui/text/figure'
import { Fact } from '@/ui/text/fact'

import type { ProfileChanges } from './profile-changes'

type PictureChange = 'new' | 'removed' | null
type WrittenChanges = Omit<ProfileChanges, 'bannerId' | 'pictureId'>

/** Changes in a suggestion; null and absent fields stay unchanged. */
export type ListedChanges = { [Field in keyof WrittenChanges]: WrittenChanges[Field] | null } & {
  banner?: PictureChange
  picture?: PictureChange
}

const CHANGE_LABELS = {
  displayName: 'display_name',
  username: 'username',
  picture: 'picture',
  banner: 'banner',
  bio: 'bio',
  links: 'links',
  messagePrice: 'price',
  freeMessages: 'free',
  sendsWelcome: 'welcome',
} as const
type ChangeField = keyof typeof CHANGE_LABELS
const CHANGE_FIELDS = Object.keys(CHANGE_LABELS) as ChangeField[] // keys of a literal, widened by Object.keys

function useChangeValue() {
  const { t } = useTranslation('profile')
  return (changes: ListedChanges, field: ChangeField, currency: string): ReactNode => {
    const value = changes[field]
    if (field === 'messagePrice')
      return value === 0 ? t('creator.value_free') : <Amount of={{ amount: Number(value), currency }} />
    if (field === 'sendsWelcome') return value === true ? t('creator.value_on') : t('creator.value_off')
    if (field === 'banner' || field === 'picture')
      return value === 'removed' ? t('creator.value_removed') : t('creator.value_new_picture')
    if (typeof value === 'number') return formatNumber(value)
    if (typeof value === 'string')
      return value === '' ? (
        t('creator.value_empty')
      ) : (
        <span dir={field === 'username' ? 'ltr' : 'auto'} className="block wrap-anywhere whitespace-pre-line">
          {value}
        </span>
      )
    const links = changes.links ?? []
    return links.length === 0
      ? t('creator.value_empty')
      : links.map(({ title, url }) => (
          <span key={`${title} ${url}`} className="block wrap-anywhere">
            <bdi>{title}</bdi>{' '}
            <bdi dir="ltr" className="text-text-quiet">
              {url}
            </bdi>
          </span>
        ))
  }
}

/** Lists the new value of each changed field. */
export function ChangeList({ changes, currency }: { changes: ListedChanges; currency: string }) {
  const { t } = useTranslation('profile')
  const valueOf = useChangeValue()
  return (
    <dl className="grid gap-2">
      {CHANGE_FIELDS.filter((field) => changes[field] != null).map((field) => (
        <Fact key={field} name={t(`creator.${CHANGE_LABELS[field]}`)}>
          {valueOf(changes, field, currency)}
        </Fact>
      ))}
    </dl>
  )
}
