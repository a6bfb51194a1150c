/**
 * Returns whether this browser can record; recording then requests permission. Plain http has no media
 * devices.
 */
export const canRecordVoice = (): boolean =>
  typeof MediaRecorder === 'function' && 'mediaDevices' in navigator && navigator.mediaDevices !== undefined
