/** Whether this browser can record at all; whether it may is asked when it is tried. Plain http has no devices. */
export const isVoiceAble = (): boolean =>
  typeof MediaRecorder === 'function' && 'mediaDevices' in navigator && navigator.mediaDevices !== undefined
