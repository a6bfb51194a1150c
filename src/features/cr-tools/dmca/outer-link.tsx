import { ExternalLink } from 'lucide-react'

import { safeWebAddress } from '@/lib/web-address'
import { Icon } from '@/ui/icon'
import { linkLook } from '@/ui/link'

/** Renders a user-typed URL as a link only for http and https. */
export function OuterLink({ url }: { url: string }) {
  const address = safeWebAddress(url)
  if (address === undefined)
    return (
      <bdi dir="ltr" className="break-all">
        {url}
      </bdi>
    )
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={linkLook('inline-flex items-baseline gap-1')}
    >
      <bdi dir="ltr" className="break-all">
        {url}
      </bdi>
      <Icon of={ExternalLink} size="xs" className="shrink-0" />
    </a>
  )
}
