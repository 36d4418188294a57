import { useEffect, useRef } from 'react'

/** For a row of links that scrolls sideways: brings the current one into view whenever `current` changes. */
export function useCurrentInView(current: string | undefined) {
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is current
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && here)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2
  }, [current])
  return row
}
