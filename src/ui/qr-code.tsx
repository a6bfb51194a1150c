import { qrModules } from '@/lib/qr'

/** Scanners need a quiet zone of four modules. */
const QUIET = 4

/** Shows text as a QR code; black on white in both themes, as cameras expect. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const rows = qrModules(text)
  const size = rows.length + 2 * QUIET
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])),
  )
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-control forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  )
}
