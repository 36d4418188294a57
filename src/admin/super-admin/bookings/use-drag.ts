import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type DayRange, HOUR_PX, rangeBetween } from './week-cells'

/** A pointer may move this far in a click. */
const SLIP_PX = 8

interface DragOptions {
  /** The time of the top pixel, in minutes after midnight. */
  from: number
  onMarked: (range: DayRange) => void
}

export function useDrag({ from, onMarked }: DragOptions) {
  const began = useRef<number | null>(null)
  const wasDrag = useRef(false)
  const [range, setRange] = useState<DayRange | null>(null)

  const minuteAt = (column: HTMLElement, clientY: number) =>
    from + ((clientY - column.getBoundingClientRect().top) / HOUR_PX) * 60

  function stop() {
    began.current = null
    setRange(null)
  }

  return {
    range,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDrag.current = false
        const isCall = event.target instanceof Element && event.target.closest('[data-row-link]')
        if (event.button === 0 && event.pointerType !== 'touch' && !isCall) began.current = event.clientY
      },
      onPointerMove({ currentTarget, clientY, pointerId }: PointerEvent<HTMLElement>) {
        const start = began.current
        if (start === null || (!wasDrag.current && Math.abs(clientY - start) < SLIP_PX)) return
        wasDrag.current = true
        currentTarget.setPointerCapture(pointerId)
        setRange(rangeBetween(minuteAt(currentTarget, start), minuteAt(currentTarget, clientY)))
      },
      onPointerUp() {
        if (range && began.current !== null) onMarked(range)
        stop()
      },
      onPointerCancel: stop,
      // The button under the pointer would treat the end of a drag as a click. Clicks by keyboard have a count of 0.
      onClickCapture(event: MouseEvent<HTMLElement>) {
        if (!wasDrag.current || event.detail === 0) return
        wasDrag.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
