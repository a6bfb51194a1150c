import { Download } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { downloadFile } from '@/ui/table/export/download-file'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { QrCode } from '@/ui/qr-code'

import { qrPng, qrSvg } from './qr-file'

interface QrDialogProps {
  url: string
  title: string
  onClose: () => void
}

/** Names the file: `https://passes.example/milahart/tiktok` becomes `milahart-tiktok`. */
const fileNameOf = (url: string): string => new URL(url).pathname.replace(/^\//, '').replaceAll('/', '-')

/** Shows a link as a QR code and downloads it as an image. */
export function QrDialog({ url, title, onClose }: QrDialogProps) {
  const { t } = useTranslation('marketplace')
  const [hasFailed, setHasFailed] = useState(false)
  const save = async (kind: 'png' | 'svg') => {
    setHasFailed(false)
    try {
      downloadFile(kind === 'png' ? await qrPng(url) : qrSvg(url), `${fileNameOf(url)}.${kind}`)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title={title}
      trackedAs="qr-code"
      actions={
        <>
          <Button icon={Download} onClick={() => void save('svg')}>
            {t('offers.qr_svg')}
          </Button>
          <Button icon={Download} onClick={() => void save('png')}>
            {t('offers.qr_png')}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-3">
        <QrCode text={url} name={t('offers.qr_of', { url })} />
        <bdi dir="ltr" className="text-13 break-all text-text-quiet">
          {url}
        </bdi>
      </div>
      <ErrorAlert>{hasFailed && t('offers.qr_failed')}</ErrorAlert>
    </Dialog>
  )
}
