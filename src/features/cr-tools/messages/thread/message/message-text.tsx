import { linkClasses } from '@/ui/text/link'

import { highlightMatches } from '../search/highlight-matches'
import { linkParts } from './link-parts'

interface MessageTextProps {
  text: string
  /** The query of the thread's search. */
  query: string
  className?: string
}

/** A text without markup; links open in a new tab. */
export function MessageText({ text, query, className = '' }: MessageTextProps) {
  return (
    <p dir="auto" className={`whitespace-pre-wrap [overflow-wrap:anywhere] ${className}`}>
      {linkParts(text).map(({ at, text: part, href }) =>
        href === undefined ? (
          highlightMatches(part, query)
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
