import { LoaderCircle } from 'lucide-react'

import { Icon, type IconProps } from './icon'

/** Something is under way; the word beside it says what. */
export function Spinner({ size = 'xs', name }: { size?: IconProps['size'] & string; name?: string }) {
  return <Icon of={LoaderCircle} size={size} className="spin" {...(name && { name })} />
}
