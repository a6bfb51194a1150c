import type { CurrentUser } from '../account/current-user'

export type StaffSupport = NonNullable<CurrentUser['staffSupport']>

/** A `tel:` link; undefined without a number. The data never produces another kind of link. */
export function supportCall({ phone }: StaffSupport): string | undefined {
  const number = phone?.replace(/[^\d*#+]/g, '')
  return number ? `tel:${number}` : undefined
}

/** The support page; undefined unless https. */
export function supportPage({ link }: StaffSupport): string | undefined {
  const url = link === null ? null : URL.parse(link)
  return url?.protocol === 'https:' ? url.href : undefined
}
