import { parseScript } from '@/domain/chat/script-variables'

/** Renders a text for many fans, with variables as marked names. */
export function TextWithVariables({ text }: { text: string }) {
  let at = 0
  return parseScript(text).map((part) => {
    at += 1
    return part.kind === 'text' ? (
      part.text
    ) : (
      <mark key={`part-${at}`} className="rounded-mark bg-info-quiet px-1 text-info-text">
        <bdi>{part.name}</bdi>
      </mark>
    )
  })
}
