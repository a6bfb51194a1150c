import { Video, VideoOff } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

import { useCamera } from './use-camera'

function CameraPicture({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('tools')
  return (
    <video
      aria-label={t('broadcast.camera_preview')}
      // React has no `srcObject` prop, so set the stream on the element.
      ref={(element) => {
        if (element && element.srcObject !== stream) element.srcObject = stream
      }}
      autoPlay
      muted
      playsInline
      className="aspect-video w-full max-w-md -scale-x-100 rounded-card bg-fill object-cover"
    />
  )
}

/** Shows the device's camera picture, or explains why the browser denies it. */
export function CameraTestCard() {
  const { t } = useTranslation('tools')
  const { test, start, stop } = useCamera()
  const isOn = test.kind === 'on' || test.kind === 'starting'
  return (
    <div className="grid gap-3">
      {test.kind === 'on' && <CameraPicture stream={test.stream} />}
      <div role="alert" className="empty:hidden">
        {test.kind === 'refused' && <Banner tone="warning">{t(`broadcast.camera_${test.why}`)}</Banner>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" icon={isOn ? VideoOff : Video} onClick={isOn ? stop : start}>
          {isOn ? t('broadcast.camera_stop') : t('broadcast.camera_test')}
        </Button>
        {test.kind === 'starting' && (
          <span role="status" className="text-13 text-text-quiet">
            {t('broadcast.camera_starting')}
          </span>
        )}
      </div>
    </div>
  )
}
