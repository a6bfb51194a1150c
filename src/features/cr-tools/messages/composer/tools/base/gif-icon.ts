import { createLucideIcon } from 'lucide-react'

/** The usual GIF icon: three letters in a frame. */
export const GifIcon = createLucideIcon('gif', [
  ['rect', { x: '2', y: '5', width: '20', height: '14', rx: '4', key: 'frame' }],
  ['path', { d: 'M10 10H8.3a2 2 0 0 0 0 4H10v-2H8.8', key: 'g' }],
  ['path', { d: 'M12.9 10v4', key: 'i' }],
  ['path', { d: 'M15.7 14v-4h2.8M15.7 12h2.2', key: 'f' }],
])
