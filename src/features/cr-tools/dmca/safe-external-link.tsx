import { ExternalLink } from 'lucide-react'

import { parseWebUrl } from '@/lib/text/web-address'
import { Icon } from '@/ui/icon'
import { linkClasses } from '@/ui/text/link'

/** Renders a user-typed URL as a link only for http and https. */
export function SafeExternalLink({ url }: { url: string }) {
  const address = parseWebUrl(url)
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
      className={linkClasses('inline-flex items-baseline gap-1')}
    >
      <bdi dir="ltr" className="break-all">
        {url}
      </bdi>
      <Icon of={ExternalLink} size="xs" className="shrink-0" />
    </a>
  )
}
