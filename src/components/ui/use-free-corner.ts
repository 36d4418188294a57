import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

const CONTROLS = 'main :is(button, a[href], input, select, textarea, summary)'

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Whether something to click or to type into would lie under `area`. */
function coversControls(area: DOMRect): boolean {
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const box = control.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && overlaps(area, box)
  })
}

/** The boxes that the messages take, and those that they would take at the other end of the screen. */
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
 * At which end of the screen messages hide nothing that people click: at the bottom, or at the top when a control of
 * the page lies below them and none above. Decided when the first of them appears, so that none moves, unless the keyboard
 * comes to what they cover.
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
      // After the browser has brought the control into view.
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
