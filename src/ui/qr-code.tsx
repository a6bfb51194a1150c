import { qrPath } from '@/lib/qr'

/** Shows text as a QR code; black on white in both themes, as cameras expect. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { size, path } = qrPath(text)
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-control forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
