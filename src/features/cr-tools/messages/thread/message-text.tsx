import { linkLook } from '@/ui/link'

import { linkParts } from './link-parts'
import { Marked } from './marked'
import { useSearchQuery } from './search-open'

/** A text without markup; links open in a new tab. */
export function MessageText({ text, className = '' }: { text: string; className?: string }) {
  const query = useSearchQuery()
  return (
    <p dir="auto" className={`whitespace-pre-wrap [overflow-wrap:anywhere] ${className}`}>
      {linkParts(text).map(({ at, text: part, href }) =>
        href === undefined ? (
          <Marked key={at} text={part} query={query} />
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer" className={linkLook('underline')}>
            <bdi dir="ltr">{part}</bdi>
          </a>
        ),
      )}
    </p>
  )
}
