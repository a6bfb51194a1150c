import { parseScript } from '@/domain/chat/script-variables'

/** A script text with its variables filled in; marks the unknown ones. */
export function ScriptText({ text, values }: { text: string; values: ReadonlyMap<string, string> }) {
  let at = 0
  return parseScript(text).map((part) => {
    at += 1
    if (part.kind === 'text') return part.text
    const value = values.get(part.name.toLowerCase()) ?? part.orElse
    return value === null || value === undefined ? (
      <mark key={`part-${at}`} className="rounded-mark bg-warning-quiet px-1 text-warning-text">
        <bdi>{part.name}</bdi>
      </mark>
    ) : (
      <bdi key={`part-${at}`} className="font-medium text-text">
        {value}
      </bdi>
    )
  })
}
