import { formatDuration, formatWait } from '@/i18n/format'

/** A span of time; a wait in one unit: `12 min`, never `12:06`. */
export function Duration({ ms, isWait = false }: { ms: number; isWait?: boolean }) {
  return <bdi className="whitespace-nowrap tabular-nums">{isWait ? formatWait(ms) : formatDuration(ms)}</bdi>
}
