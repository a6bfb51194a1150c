import type { CurrentUser } from './current-user'

export type StaffSupport = NonNullable<CurrentUser['staffSupport']>

/** The link that calls; nothing for what is no number. It is data: it makes no other link. */
export function supportCall({ phone }: StaffSupport): string | undefined {
  const number = phone?.replace(/[^\d*#+]/g, '')
  return number ? `tel:${number}` : undefined
}

/** The page of the support; nothing for an address that is not of the safe web. */
export function supportPage({ link }: StaffSupport): string | undefined {
  const url = link === null ? null : URL.parse(link)
  return url?.protocol === 'https:' ? url.href : undefined
}
