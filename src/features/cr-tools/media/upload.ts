import type { FileProblem } from './file-check'

/**
 * `checking`: looks for the same file in the vault. `cancelling`: can still be kept for a moment
 * (requirements 9). `refused`: can't be sent at all. `duplicate`: the vault has it.
 */
export type UploadState =
  | 'waiting'
  | 'checking'
  | 'sending'
  | 'paused'
  | 'cancelling'
  | 'failed'
  | 'refused'
  | 'duplicate'

export interface Upload {
  uploadId: string
  /** ID of the text or page it belongs to. */
  ownerKey: string
  creatorId: string
  file: File
  state: UploadState
  problem: FileProblem | undefined
  /** From 0 to 1. */
  sent: number
  error: unknown
  /** For recordings; shown when the server computes none. */
  waveform: readonly number[]
  /** The vault item with the same bytes. */
  duplicateOf: string | null
  /** Whether the vault is searched for the same file first. */
  isChecked: boolean
  /** The item it was edited from. */
  editedFrom: string | undefined
  /** Made by the photo editor: the device has no copy to choose again. */
  isFromEditor: boolean
}

export interface UploadOptions {
  waveform?: readonly number[]
  /** Searches the vault for the same file first. */
  isChecked?: boolean
  /** The item the file was edited from: the new one takes over its folder, tags and rights. */
  editedFrom?: string | undefined
  isFromEditor?: boolean
}
