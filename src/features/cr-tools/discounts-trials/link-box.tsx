import { Copy, QrCode as QrIcon } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'
import { copyWithToast } from '@/services/files/copy-text'
import { deferred } from '@/services/loading/deferred'
import { Button } from '@/ui/button'

/** Lazy-loads when the QR code opens. */
const LazyQrDialog = deferred(async () => (await import('./qr-dialog')).QrDialog)

/** A link with copy button and QR code. */
export function LinkBox({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation('marketplace')
  const [hasCode, setHasCode] = useState(false)
  const copy = () => copyWithToast(url, { done: t('offers.link_copied'), failed: t('offers.copy_failed') })
  return (
    <div className="grid gap-2">
      <bdi
        dir="ltr"
        className="block rounded-control border border-line bg-surface px-3 py-2 text-13 break-all select-all"
      >
        {url}
      </bdi>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Copy} onClick={copy}>
          {t('offers.link_copy')}
        </Button>
        <Button size="small" icon={QrIcon} onClick={() => setHasCode(true)}>
          {t('offers.qr')}
        </Button>
      </div>
      {hasCode && (
        <LazyQrDialog
          url={url}
          title={t('offers.qr_title', { name: isolate(name) })}
          onClose={() => setHasCode(false)}
        />
      )}
    </div>
  )
}
