import { ImagePlus, type IconNode, Trash2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { FieldError } from '@/ui/feedback/field-error'
import { FileButton } from '@/ui/field/file-button'
import { usePassFocusOn } from '@/ui/focus-return'
import { Icon } from '@/ui/icon'

import { EditPicture } from './edit-picture'
import { BlurredMedia } from '../../../../media/blurred-media'
import type { Upload } from '../../../../media/upload'
import { UploadChip } from '../../../../media/upload-chip'
import { uploads } from '../../../../media/uploads'
import { useOwnUploads } from '../../../../media/use-own-uploads'

/** Uploads one picture for a target and calls back once when it has arrived. */
function usePicture(ownerKey: string, creatorId: string, onArrived: (media: Media) => void) {
  const own = useOwnUploads(ownerKey, (arrived) => {
    const picture = arrived.at(-1)
    if (picture) onArrived(picture)
  })
  return {
    upload: own.at(-1),
    choose: (file: File) => {
      // A new choice replaces a running upload.
      for (const { uploadId } of own) uploads.remove(uploadId)
      uploads.add(ownerKey, creatorId, [file])
    },
  }
}

function Preview({ media, labels: { alt, icon }, isWide }: PreviewProps) {
  const src = media?.thumbUrl ?? media?.url
  return (
    <span
      className={cx(
        'grid h-[72px] shrink-0 place-items-center overflow-hidden rounded-card bg-fill text-text-quiet',
        isWide ? 'w-[144px]' : 'w-[72px]',
      )}
    >
      {media && src ? (
        <BlurredMedia media={media} className="size-full">
          <img src={src} alt={alt} className="size-full object-cover" />
        </BlurredMedia>
      ) : (
        <Icon of={icon} size="md" />
      )}
    </span>
  )
}

export interface PictureFieldLabels {
  /** The label of the field. */
  name: string
  /** The alternative text of the picture. */
  alt: string
  hint: string
  /** Shown when there is no picture. */
  icon: IconNode
}

interface PreviewProps {
  media: Media | null
  labels: PictureFieldLabels
  isWide: boolean
}

/** The upload of the picture; the field takes the focus once it is over. */
function PictureUpload({ upload }: { upload: Upload }) {
  const part = usePassFocusOn<HTMLDivElement>((leaving) => leaving.closest('[role=group]'))
  return (
    <div ref={part} className="flex">
      <UploadChip upload={upload} />
    </div>
  )
}

function PictureChoice({
  name,
  media,
  onFile,
  onRemove,
}: {
  name: string
  media: Media | null
  onFile: (file: File) => void
  onRemove: () => void
}) {
  const { t } = useTranslation('tools')
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton
        name={name}
        accept="image/*"
        size="small"
        icon={ImagePlus}
        onFiles={([file]) => file && onFile(file)}
      >
        {media ? t('groups.picture_change') : t('groups.picture_choose')}
      </FileButton>
      {media && <EditPicture media={media} onEdited={onFile} />}
      {media && (
        <Button size="small" kind="ghost" icon={Trash2} onClick={onRemove}>
          {t('groups.picture_remove')}
        </Button>
      )}
    </div>
  )
}

/** A field that uploads one picture with progress and can remove it. */
export function PictureField({
  ownerKey,
  creatorId,
  labels,
  media,
  isWide = false,
  error,
  onChange,
}: {
  /** The upload target in the queue. */
  ownerKey: string
  creatorId: string
  labels: PictureFieldLabels
  media: Media | null
  isWide?: boolean
  error?: string | undefined
  onChange: (media: Media | null) => void
}) {
  const { t } = useTranslation('tools')
  const picture = usePicture(ownerKey, creatorId, onChange)
  const [isWrong, setIsWrong] = useState(false)
  const choose = (file: File) => {
    const isPicture = file.type.startsWith('image/')
    setIsWrong(!isPicture)
    if (isPicture) picture.choose(file)
  }
  const fault = isWrong ? t('groups.picture_wrong') : error
  return (
    <div role="group" aria-label={labels.name} tabIndex={-1} className="flex items-center gap-4 outline-none">
      <Preview media={media} labels={labels} isWide={isWide} />
      <div className="grid min-w-0 gap-2">
        {picture.upload ? (
          <PictureUpload upload={picture.upload} />
        ) : (
          <PictureChoice name={labels.name} media={media} onFile={choose} onRemove={() => onChange(null)} />
        )}
        {fault === undefined ? (
          <p className="text-13 text-text-quiet">{labels.hint}</p>
        ) : (
          <FieldError>{fault}</FieldError>
        )}
      </div>
    </div>
  )
}
