import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import type { RequestOf } from '@/api/call'
import { addDmcaEvidence } from '@/api/calls/creator/dmca'
import { send } from '@/api/send'
import { isoOf } from '@/domain/time/instant'
import { sha256Of } from '@/services/files/file-hash'
import { newId } from '@/services/page/new-id'
import { serverNow } from '@/services/network/server-clock'

import { uploads } from '../../media/uploads'
import { useOwnUploads } from '../../media/use-own-uploads'
import { useCacheCase } from '../use-dmca-cases'

type EvidenceFile = RequestOf<typeof addDmcaEvidence>
type Capture = Omit<EvidenceFile, 'mediaId'>

/** Hashes a file into the record that the case stores. Rejects when hashing fails. */
async function captureOf(file: File, caseId: string): Promise<Capture> {
  const sha256 = await sha256Of(await file.arrayBuffer())
  const capturedAt = isoOf(Math.min(file.lastModified || serverNow(), serverNow()))
  return { caseId, clientId: newId(), name: file.name, sha256, capturedAt }
}

/**
 * What waits for its upload by case, or once that has arrived, for its place in the case. Not in the component: an
 * upload continues while its page is closed.
 */
const captures = new Map<string, Capture & { mediaId?: string }>()

/** Adds an uploaded screenshot to the case. */
function useAddCapture(caseId: string, creatorId: string) {
  const show = useCacheCase(creatorId)
  const add = useMutation({
    mutationFn: (piece: EvidenceFile) => send(addDmcaEvidence, piece, { creatorId }),
    onSuccess: (detail) => {
      captures.delete(caseId)
      show(detail)
    },
  })
  const waiting = captures.get(caseId)
  const mediaId = add.isPending ? undefined : waiting?.mediaId
  return {
    add,
    /** Adds one that is not in the case; undefined without one. */
    again: waiting && mediaId !== undefined ? () => add.mutate({ ...waiting, mediaId }) : undefined,
  }
}

/** Uploads screenshots to a case one at a time; the browser hashes each before upload. */
export function useEvidence(caseId: string, creatorId: string) {
  const ownerKey = `dmca:${caseId}`
  const [isWrong, setIsWrong] = useState(false)
  const { add, again } = useAddCapture(caseId, creatorId)
  const hash = useMutation({
    mutationFn: (file: File) => captureOf(file, caseId),
    onSuccess: (made, file) => {
      captures.set(caseId, made)
      uploads.add(ownerKey, creatorId, [file])
    },
  })
  const [upload] = useOwnUploads(ownerKey, (arrived) => {
    const capture = captures.get(caseId)
    const media = arrived.at(-1)
    if (!media || !capture) return
    const piece = { ...capture, mediaId: media.mediaId }
    captures.set(caseId, piece)
    add.mutate(piece)
  })
  return {
    upload,
    problem: isWrong ? ('not_a_picture' as const) : hash.isError ? ('no_hash' as const) : undefined,
    refusal: add.error,
    isBusy: hash.isPending || add.isPending,
    choose: (file: File) => {
      const isPicture = file.type.startsWith('image/')
      setIsWrong(!isPicture)
      add.reset()
      hash.reset()
      if (isPicture) hash.mutate(file)
    },
    again,
  }
}
export type EvidenceUploads = ReturnType<typeof useEvidence>
