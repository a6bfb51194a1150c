import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** `<when/>`, or `<who>{{name}}</who>`. */
const MARK = /<(\w+)(?:\s*\/>|>([^<]*)<\/\1>)/g
const PLACE = /\{\{\s*(\w+)\s*\}\}/g

interface WordedProps {
  /** As the language file has it, places unfilled: `t(key, RAW)`. */
  text: string
  /** What goes into `{{places}}`; data, whatever stands in it. */
  values?: Record<string, string>
  /** What stands where the text has a mark: itself, or around the words between the marks. */
  parts: Record<string, ReactElement>
}

/** Has `t` leave the places for `Worded` to fill: what comes from the server must never be read as a mark. */
export const RAW = { skipInterpolation: true } as const

/** A text of the language files with parts of the page in it, in the order of each language. */
export function Worded({ text, values = {}, parts }: WordedProps) {
  const filled = (words: string) => words.replace(PLACE, (_, place: string) => values[place] ?? '')
  const pieces: ReactNode[] = []
  let from = 0
  for (const { 0: mark, 1: name = '', 2: inner, index } of text.matchAll(MARK)) {
    const part = parts[name]
    pieces.push(
      filled(text.slice(from, index)),
      <Fragment key={index}>{part && inner ? cloneElement(part, undefined, filled(inner)) : part}</Fragment>,
    )
    from = index + mark.length
  }
  return [...pieces, filled(text.slice(from))]
}
