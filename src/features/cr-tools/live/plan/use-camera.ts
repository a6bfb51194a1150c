import { useEffect, useRef, useState } from 'react'

/** Errors of `getUserMedia` with their own explanation. */
const CAMERA_ERRORS = ['NotAllowedError', 'NotFoundError', 'NotReadableError'] as const
export type CameraError = (typeof CAMERA_ERRORS)[number] | 'unsupported' | 'other'

export type CameraTestState =
  | { kind: 'off' | 'starting' }
  | { kind: 'on'; stream: MediaStream }
  | { kind: 'refused'; why: CameraError }

const stopStream = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())

const cameraErrorOf = (error: unknown): CameraError => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'SecurityError') return 'NotAllowedError'
  if (name === 'OverconstrainedError') return 'NotFoundError'
  return CAMERA_ERRORS.find((known) => known === name) ?? 'other'
}

/** Tests the device's camera and microphone. The stream stops with the test or on unmount. */
export function useCamera() {
  const [test, setTest] = useState<CameraTestState>({ kind: 'off' })
  const open = useRef<MediaStream>(undefined)
  const round = useRef(0)
  const end = () => {
    round.current += 1
    if (open.current) stopStream(open.current)
    open.current = undefined
  }
  useEffect(() => end, [])
  const start = async () => {
    end()
    const mine = round.current
    // Browsers hide `mediaDevices` without https.
    const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices
    if (!devices) return setTest({ kind: 'refused', why: 'unsupported' })
    setTest({ kind: 'starting' })
    try {
      const stream = await devices.getUserMedia({ video: true, audio: true })
      if (mine !== round.current) return stopStream(stream)
      open.current = stream
      setTest({ kind: 'on', stream })
    } catch (error) {
      if (mine === round.current) setTest({ kind: 'refused', why: cameraErrorOf(error) })
    }
  }
  return {
    test,
    start: () => void start(),
    stop: () => {
      end()
      setTest({ kind: 'off' })
    },
  }
}
