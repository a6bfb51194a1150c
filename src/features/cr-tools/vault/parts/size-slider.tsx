import { Grid2x2, Grid3x3 } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { VAULT_TILE_PX } from '@/services/storage/vault-tile-size'
import { Icon } from '@/ui/icon'

/** Slider for the tile size. */
export function SizeSlider({ px, onChange }: { px: number; onChange: (px: number) => void }) {
  const { t } = useTranslation('marketplace')
  return (
    <label className="flex h-control items-center gap-2 text-text-quiet">
      <Icon of={Grid3x3} size="xs" />
      <span className="sr-only">{t('vault.size')}</span>
      <input
        type="range"
        min={VAULT_TILE_PX.min}
        max={VAULT_TILE_PX.max}
        step={VAULT_TILE_PX.step}
        value={px}
        aria-valuetext={t('vault.size_px', { px })}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-control w-28 accent-(--accent)"
      />
      <Icon of={Grid2x2} size="xs" />
    </label>
  )
}
