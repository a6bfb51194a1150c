import { Fragment } from 'react'

import { parseLightMarkup, type LightMarkupLine } from '@/lib/text/light-markup'

import { cx } from '../cx'

const FormattedLine = ({ line }: { line: LightMarkupLine }) =>
  line.texts.map(({ at, text, isStrong }) => (
    <Fragment key={at}>{isStrong ? <strong className="font-strong">{text}</strong> : text}</Fragment>
  ))

/** Renders text for fans with paragraphs, lists and bold; HTML in it stays plain text. */
export function FormattedText({ text, className }: { text: string; className?: string }) {
  return (
    <div dir="auto" className={cx('grid gap-2 [overflow-wrap:anywhere]', className)}>
      {parseLightMarkup(text).map(({ at, kind, lines }) =>
        kind === 'list' ? (
          <ul key={at} className="grid list-disc gap-1 ps-5">
            {lines.map((line) => (
              <li key={line.at}>
                <FormattedLine line={line} />
              </li>
            ))}
          </ul>
        ) : (
          <div key={at}>
            {lines.map((line) => (
              <p key={line.at}>
                <FormattedLine line={line} />
              </p>
            ))}
          </div>
        ),
      )}
    </div>
  )
}
