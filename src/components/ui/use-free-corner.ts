import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

const CONTROLS = 'main :is(button, a[href], input, select, textarea, summary)'

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Returns true if `area` would cover something to click or to type into. */
function coversControls(area: DOMRect): boolean {
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const box = control.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && overlaps(area, box)
  })
}

/** The areas of the messages, and those at the other end of the screen. */
function boxes(list: HTMLElement): { here: DOMRect[]; mirrored: DOMRect[] } {
  const frame = list.getBoundingClientRect()
  const here = [...list.children].map((child) => child.getBoundingClientRect())
  const mirrored = here.map(
    ({ left, width, height, top, bottom }) =>
      new DOMRect(left, frame.top + (frame.bottom - bottom), width, height || bottom - top),
  )
  return { here, mirrored }
}

/**
 * The end of the screen at which messages cover no controls: the bottom, or the top if a control is below them and none above.
 * Chosen when the first message appears, so that none moves, unless the keyboard reaches something they cover.
 */
export function useFreeCorner(list: RefObject<HTMLElement | null>, count: number): 'top' | 'bottom' {
  const [corner, setCorner] = useState<'top' | 'bottom'>('bottom')
  const isEmpty = count === 0
  useLayoutEffect(() => {
    if (isEmpty) return setCorner('bottom')
    if (!list.current) return
    const { here, mirrored } = boxes(list.current)
    if (here.some(coversControls) && !mirrored.some(coversControls)) setCorner('top')
  }, [list, isEmpty])
  useEffect(() => {
    if (isEmpty) return
    function uncover({ target }: FocusEvent) {
      // After the browser has scrolled the control into view.
      requestAnimationFrame(() => {
        if (!list.current || !(target instanceof Element) || !target.matches(':focus-visible')) return
        const focused = target.getBoundingClientRect()
        const covers = (area: DOMRect) => overlaps(area, focused)
        const { here, mirrored } = boxes(list.current)
        if (list.current.contains(target) || !here.some(covers) || mirrored.some(covers)) return
        setCorner((before) => (before === 'top' ? 'bottom' : 'top'))
      })
    }
    document.addEventListener('focusin', uncover)
    return () => document.removeEventListener('focusin', uncover)
  }, [list, isEmpty])
  return corner
}
