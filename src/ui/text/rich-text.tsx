import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** `<when/>`, or `<who>{{name}}</who>`. */
const TAG = /<(\w+)(?:\s*\/>|>([^<]*)<\/\1>)/g
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

interface RichTextProps {
  /** The raw text of the locale file, without interpolation: `t(key, RAW)`. */
  text: string
  /** Values for `{{placeholders}}`; always treated as data. */
  values?: Record<string, string>
  /** Elements for the tags of the text: the element itself, or around the tag's text. */
  parts: Record<string, ReactElement>
}

/** Makes `t` skip interpolation, which `RichText` does: server data must never be parsed as a tag. */
export const RAW_TEXT = { skipInterpolation: true } as const

/** Renders a translated text with elements in it, in each language's order. */
export function RichText({ text, values = {}, parts }: RichTextProps) {
  const filled = (words: string) => words.replace(PLACEHOLDER, (_, place: string) => values[place] ?? '')
  const pieces: ReactNode[] = []
  let from = 0
  for (const { 0: mark, 1: name = '', 2: inner, index } of text.matchAll(TAG)) {
    const part = parts[name]
    pieces.push(
      filled(text.slice(from, index)),
      <Fragment key={index}>{part && inner ? cloneElement(part, undefined, filled(inner)) : part}</Fragment>,
    )
    from = index + mark.length
  }
  return [...pieces, filled(text.slice(from))]
}
