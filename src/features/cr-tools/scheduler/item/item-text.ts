import { parseScript } from '@/domain/chat/script-variables'
import type { ScheduleItem } from '@/domain/schedule/schedule'
import { formatDateTime, formatShortTime, formatTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'

/** Text on one line; placeholders show their fallback. */
export const plainText = (text: string): string =>
  parseScript(text)
    .map((part) => (part.kind === 'text' ? part.text : (part.orElse ?? part.name)))
    .join('')

/** The shortest time of day; a bare hour keeps its minutes, as it would read as a number. */
export function formatItemTime(at: number, timeZone: string): string {
  const short = formatShortTime(at, timeZone)
  return /^\d+$/.test(short) ? formatTime(at, { hour: 'numeric', minute: '2-digit', timeZone }) : short
}

/** Formatters for item names and times in a time zone. */
export function useItemText(timezone: string) {
  const { t } = useTranslation('calendar')
  const text = (item: ScheduleItem): string => plainText(item.text) || t('scheduler.no_text')
  return {
    text,
    kind: ({ kind }: ScheduleItem): string => t(`scheduler.kind_${kind}`),
    name: (item: ScheduleItem): string => `${t(`scheduler.kind_${item.kind}`)}: ${isolate(text(item))}`,
    time: (at: number): string => formatItemTime(at, timezone),
    when: (at: number): string => formatDateTime(at, timezone),
    failure: ({ failure }: ScheduleItem): string => t(`scheduler.failure_${failure ?? 'other'}`),
  }
}
export type ItemText = ReturnType<typeof useItemText>
