import { highlightParts } from '@/lib/text/highlight'

/** Returns a text with the search matches highlighted. */
export const highlightMatches = (text: string, query: string) =>
  query === ''
    ? text
    : highlightParts(text, query).map(({ at, text: part, isMatch }) =>
        isMatch ? (
          <mark key={at} className="rounded-mark bg-warning-solid text-text-on-warning">
            {part}
          </mark>
        ) : (
          part
        ),
      )
