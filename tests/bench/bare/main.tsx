/** The baseline thread: 100,000 texts on the same virtualiser, an input, nothing else. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'

const COUNT = 100_000
const WORDS = 'so glad you wrote I was thinking of you all day tell me more about that trip'.split(' ')

const textOf = (index: number): string =>
  Array.from({ length: 3 + ((index * 7) % 23) }, (_, at) => WORDS[(index + at) % WORDS.length]).join(' ')

const Line = memo(function Line({ index }: { index: number }) {
  return <p>{textOf(index)}</p>
})

function Thread() {
  const scroller = useRef<HTMLDivElement>(null)
  const lines = useVirtualizer({
    count: COUNT,
    getScrollElement: () => scroller.current,
    estimateSize: () => 32,
    overscan: 8,
    anchorTo: 'end',
  })
  useLayoutEffect(() => lines.scrollToEnd(), [lines])
  return (
    <main>
      <div ref={scroller} role="log">
        <div style={{ height: lines.getTotalSize() }}>
          {lines.getVirtualItems().map(({ index, key, start }) => (
            <div
              key={key}
              ref={lines.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Line index={index} />
            </div>
          ))}
        </div>
      </div>
      <textarea aria-label="Message" />
    </main>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Thread />)
