import { Pause, Play } from 'lucide'
import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { formatNumber } from '@/i18n/format'
import { formatPlayTime } from '@/lib/text/format-play-time'
import { Icon } from '@/ui/icon'

import { usePlayback } from './use-playback'

const BARS = 40
const HEIGHT = 24
const FLAT: readonly number[] = Array.from({ length: BARS }, () => 0.15)

/** Bars of the waveform, each the maximum of its span; one path, so that a recording needs few DOM nodes. */
function barsOf(waveform: readonly number[]): string {
  const playback = waveform.length === 0 ? FLAT : waveform
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * playback.length) / BARS)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * playback.length) / BARS))
    const half = Math.max(1, (Math.min(1, Math.max(...playback.slice(from, to))) * HEIGHT) / 2 - 1)
    return `M${bar * 4 + 2} ${HEIGHT / 2 - half}v${half * 2}`
  }).join('')
}

function Waveform({ of, played }: { of: readonly number[]; played: number }) {
  const clip = useId()
  const bars = barsOf(of)
  return (
    <svg viewBox={`0 0 ${BARS * 4} ${HEIGHT}`} aria-hidden className="h-6 w-full" preserveAspectRatio="none">
      <clipPath id={clip}>
        <rect width={BARS * 4 * played} height={HEIGHT} />
      </clipPath>
      <path
        d={bars}
        className="fill-none stroke-text-faint opacity-60"
        strokeWidth={2}
        strokeLinecap="round"
      />
      <path
        d={bars}
        clipPath={`url(#${clip})`}
        className="fill-none stroke-accent-text"
        strokeWidth={2}
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Player of a recording: play, pause, seek, speed. Time runs left to right in every language. */
export function VoicePlayer({ media }: { media: Media }) {
  const { t } = useTranslation('tools')
  const { isPlaying, hasFailed, at, speed, toggle, seek, nextSpeed } = usePlayback(media.url)
  const length = media.durationS ?? 0
  const shown = isPlaying || at > 0 ? at : length
  return (
    <div
      dir="ltr"
      role="group"
      aria-label={t('thread.voice', { duration: formatPlayTime(length) })}
      className="w-[300px] max-w-full"
    >
      <div className="flex items-center gap-2 px-1 py-[6px]">
        <button
          type="button"
          aria-label={isPlaying ? t('thread.voice_pause') : t('thread.voice_play')}
          onClick={toggle}
          className="hit-target grid size-9 shrink-0 place-items-center rounded-full bg-accent text-text-on-accent transition-colors hover:bg-accent-hover"
        >
          <Icon of={isPlaying ? Pause : Play} />
        </button>
        <span className="relative min-w-0 flex-1">
          <Waveform of={media.waveform} played={length > 0 ? Math.min(1, at / length) : 0} />
          <input
            type="range"
            aria-label={t('thread.voice_seek')}
            aria-valuetext={formatPlayTime(Math.floor(at))}
            min={0}
            max={Math.max(1, length)}
            step={1}
            value={Math.min(at, length)}
            onChange={(event) => seek(event.target.valueAsNumber)}
            className="absolute inset-0 m-0 size-full cursor-pointer opacity-0 focus-visible:opacity-60"
          />
        </span>
        <span className="w-9 shrink-0 text-end text-12 text-text-quiet tabular-nums">
          {formatPlayTime(Math.floor(shown))}
        </span>
        <button
          type="button"
          aria-label={t('thread.voice_speed', { speed: `${formatNumber(speed)}×` })}
          onClick={nextSpeed}
          className="hit-target h-6 min-w-9 shrink-0 rounded-full bg-fill px-[6px] text-12 font-medium text-text tabular-nums hover:bg-fill-hover"
        >
          {formatNumber(speed)}×
        </button>
      </div>
      {hasFailed && (
        <p role="alert" dir="auto" className="px-1 pb-1 text-13 text-danger-text">
          {t('thread.voice_failed')}
        </p>
      )}
    </div>
  )
}
