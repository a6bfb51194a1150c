import { Check, Mic, Pause, Play, Square, Trash2 } from 'lucide'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { VOICE_MAX_MS } from '@/config/tool-limits'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { formatPlayTime } from '@/lib/text/format-play-time'
import { onUserChange } from '@/services/session/working-user'

import type { ToolProps } from '../panel/tool'
import { ToolPanel } from '../panel/tool-panel'
import { uploadFiles } from '../upload/composer-uploads'
import { downsample, VoiceRecording, type VoiceState } from './voice-recording'
import type { ComposerStore } from '../../store/composer-store'
import { composerKey } from '../../store/per-composer'
import { openMicrophone } from './open-microphone'

const BAR = 3
const GAP = 2
const HEIGHT = 40

/** A level meter over time; it runs left to right in every language, as in all players. */
function Waveform({ levels, count }: { levels: readonly number[]; count: number }) {
  const width = count * (BAR + GAP)
  const blank = Math.max(0, count - levels.length)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-10 w-full min-w-0 text-accent-text"
    >
      {levels.map((level, at) => {
        const height = Math.max(2, level * HEIGHT)
        const x = (blank + at) * (BAR + GAP)
        return (
          <rect
            key={`bar-${x}`}
            x={x}
            y={(HEIGHT - height) / 2}
            width={BAR}
            height={height}
            rx={1.5}
            fill="currentColor"
          />
        )
      })}
    </svg>
  )
}

/** By composer, so that a recording survives closing the panel. */
const recordings = new Map<string, VoiceRecording>()

onUserChange(() => {
  for (const take of recordings.values()) take.discard()
})

function recordingOf(composer: ComposerStore): VoiceRecording {
  const key = composerKey(composer)
  const take = recordings.get(key) ?? new VoiceRecording(openMicrophone)
  recordings.set(key, take)
  return take
}

function useVoiceRecording(composer: ComposerStore): VoiceState & { take: VoiceRecording } {
  const take = recordingOf(composer)
  return { ...useSyncExternalStore(take.subscribe, take.read), take }
}

const BARS = 56
/** A press longer than this records only while held. */
const HOLD_FROM_MS = 400

/** A short press starts and stops; a long press records until release. */
function RecordButton({ take, isRecording }: { take: VoiceRecording; isRecording: boolean }) {
  const { t } = useTranslation('tools')
  const pressedAt = useRef<number>(undefined)
  const isOwnClick = useRef(false)
  const name = isRecording ? t('compose_tools.voice_stop') : t('compose_tools.voice_start')
  const release = () => {
    const heldFor = pressedAt.current === undefined ? 0 : Date.now() - pressedAt.current
    pressedAt.current = undefined
    if (heldFor >= HOLD_FROM_MS) void take.stop()
  }
  return (
    <button
      type="button"
      aria-label={name}
      onPointerDown={(event) => {
        if (isRecording || event.button !== 0) return
        pressedAt.current = Date.now()
        isOwnClick.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
        void take.start()
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        // The pointer that started also emits a click; keyboards and screen readers emit only the click.
        const hasBegun = isOwnClick.current
        isOwnClick.current = false
        if (hasBegun) return
        void (isRecording ? take.stop() : take.start())
      }}
      className={cx(
        'grid size-14 shrink-0 touch-none place-items-center rounded-full transition-colors select-none',
        isRecording
          ? 'bg-danger-solid text-text-on-danger'
          : 'bg-accent text-text-on-accent hover:bg-accent-hover',
      )}
    >
      <Icon of={isRecording ? Square : Mic} size="md" />
    </button>
  )
}

/** Controls while recording. */
function RecordingControls({ phase, ms, levels, take }: ReturnType<typeof useVoiceRecording>) {
  const { t } = useTranslation('tools')
  const isRunning = phase === 'recording' || phase === 'paused'
  return (
    <>
      <div className="flex items-center gap-3" dir="ltr">
        <RecordButton take={take} isRecording={isRunning} />
        <Waveform levels={levels.slice(-BARS)} count={BARS} />
        <span role="timer" className="text-13 whitespace-nowrap tabular-nums">
          {formatPlayTime(ms / 1000)} / {formatPlayTime(VOICE_MAX_MS / 1000)}
        </span>
      </div>
      <div className="flex min-h-control items-center justify-between gap-2">
        <p role="status" className="text-13 text-text-quiet">
          {t(`compose_tools.voice_phase_${phase === 'done' ? 'idle' : phase}`)}
        </p>
        {isRunning && (
          <span className="flex gap-2">
            <Button
              size="small"
              icon={phase === 'paused' ? Play : Pause}
              onClick={() => (phase === 'paused' ? take.resume() : take.pause())}
            >
              {phase === 'paused' ? t('compose_tools.voice_resume') : t('compose_tools.voice_pause')}
            </Button>
            <Button size="small" icon={Trash2} onClick={() => take.discard()}>
              {t('compose_tools.voice_delete')}
            </Button>
          </span>
        )}
      </div>
    </>
  )
}

/** Records a voice message to listen to before it is attached (screens S11). */
export function VoiceRecorder({ composer, anchor, onClose }: ToolProps) {
  const { t } = useTranslation('tools')
  const state = useVoiceRecording(composer)
  const { take, problem, levels, blob, url } = state
  // A hidden panel must not keep recording; the recording is kept.
  useEffect(() => () => void take.stop(), [take])
  const use = () => {
    if (!blob) return
    const extension = blob.type.split('/')[1] ?? 'webm'
    const file = new File([blob], `${t('compose_tools.voice_file')}.${extension}`, { type: blob.type })
    uploadFiles(composer, [file], downsample(levels, 64))
    take.discard()
    onClose('write')
  }
  return (
    <ToolPanel
      anchor={anchor}
      title={t('compose_tools.voice')}
      onClose={() => onClose()}
      className="sm:w-[400px]"
    >
      <div className="grid gap-3">
        {problem && <Banner tone="danger">{t(`compose_tools.voice_${problem}`)}</Banner>}
        {url === null ? (
          <RecordingControls {...state} />
        ) : (
          <>
            <audio controls src={url} className="w-full" aria-label={t('compose_tools.voice_preview')}>
              <track kind="captions" />
            </audio>
            <div className="flex justify-end gap-2">
              <Button icon={Trash2} onClick={() => take.discard()}>
                {t('compose_tools.voice_delete')}
              </Button>
              <Button kind="primary" icon={Check} onClick={use}>
                {t('compose_tools.voice_use')}
              </Button>
            </div>
          </>
        )}
      </div>
    </ToolPanel>
  )
}
