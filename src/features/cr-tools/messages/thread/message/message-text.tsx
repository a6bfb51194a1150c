import { linkClasses } from '@/ui/text/link'

import { linkParts } from './link-parts'
import { HighlightedText } from '../search/highlighted-text'
import { useSearchQuery } from '../search/search-state'

/** A text without markup; links open in a new tab. */
export function MessageText({ text, className = '' }: { text: string; className?: string }) {
  const query = useSearchQuery()
  return (
    <p dir="auto" className={`whitespace-pre-wrap [overflow-wrap:anywhere] ${className}`}>
      {linkParts(text).map(({ at, text: part, href }) =>
        href === undefined ? (
          <HighlightedText key={at} text={part} query={query} />
        ) : (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={linkClasses('underline')}
          >
            <bdi dir="ltr">{part}</bdi>
          </a>
        ),
      )}
    </p>
  )
}
