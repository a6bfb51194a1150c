const BAR = 3
const GAP = 2
const HEIGHT = 40

/** A level meter over time; it runs left to right in every language, as in all players. */
export function Waveform({ levels, count }: { levels: readonly number[]; count: number }) {
  const width = count * (BAR + GAP)
  const blank = Math.max(0, count - levels.length)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-10 w-full min-w-0 text-accent-text"
    >
      {levels.map((level, at) => {
        const height = Math.max(2, level * HEIGHT)
        const x = (blank + at) * (BAR + GAP)
        return (
          <rect
            key={`bar-${x}`}
            x={x}
            y={(HEIGHT - height) / 2}
            width={BAR}
            height={height}
            rx={1.5}
            fill="currentColor"
          />
        )
      })}
    </svg>
  )
}
