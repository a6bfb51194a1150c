import { Search } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Kbd } from '@/ui/text/kbd'

import { openPalette } from '../../palette/palette-state'

const isApple = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent)

/** Opens the command palette: a field where there is room, an icon below 1280 px. */
export function SearchButton() {
  const { t } = useTranslation('global')
  const name = t('palette.open')
  return (
    <>
      <button
        type="button"
        onClick={openPalette}
        className="me-2 hidden h-control items-center gap-2 rounded-control bg-fill ps-[10px] pe-[6px] text-13 text-text-quiet hover:bg-fill-hover xl:inline-flex"
      >
        <Icon of={Search} />
        <span className="me-4 whitespace-nowrap">{name}</span>
        <Kbd keys={isApple() ? '⌘ K' : 'Ctrl K'} />
      </button>
      <span className="contents xl:hidden">
        <IconButton icon={Search} name={name} onClick={openPalette} />
      </span>
    </>
  )
}
