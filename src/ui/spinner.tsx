import { LoaderCircle } from 'lucide'

import { Icon, type IconProps } from './icon'

/** Shows that something is in progress; the label beside it says what. */
export function Spinner({ size = 'xs', name }: { size?: IconProps['size'] & string; name?: string }) {
  return <Icon of={LoaderCircle} size={size} className="spin" {...(name && { name })} />
}
