'use client'

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'

interface SeenRow {
  name: string
  /** The `updatedAt` that the person sees. */
  version: string
}

interface SelectionContext {
  /** The visible rows by their ids. */
  rows: ReadonlyMap<string, SeenRow>
  selected: ReadonlySet<string>
  set: (ids: readonly string[], chosen: boolean) => void
  /** Registers a visible row; the returned function removes it. */
  register: (id: string, row: SeenRow) => () => void
}

const Context = createContext<SelectionContext>({
  rows: new Map(),
  selected: new Set(),
  set: () => {},
  register: () => () => {},
})

export const useSelection = () => useContext(Context)

/**
 * The selected rows among the visible ones: hidden rows are not acted on. The table keeps its rows during a background refresh,
 * so the check boxes themselves say which rows there are.
 */
export function Selection({ children }: { children: ReactNode }) {
  const [rows, setRows] = useState<ReadonlyMap<string, SeenRow>>(new Map())
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const register = useCallback((id: string, row: SeenRow) => {
    setRows((before) => new Map(before).set(id, row))
    return () => setRows((before) => new Map([...before].filter(([other]) => other !== id)))
  }, [])
  const value = useMemo<SelectionContext>(
    () => ({
      rows,
      register,
      selected: new Set([...rows.keys()].filter((id) => ticked.has(id))),
      set: (given, chosen) =>
        setTicked((before) => {
          const next = new Set(before)
          for (const id of given) {
            if (chosen) next.add(id)
            else next.delete(id)
          }
          return next
        }),
    }),
    [rows, register, ticked],
  )
  return <Context value={value}>{children}</Context>
}

export function SelectBox({ id, name, version }: SeenRow & { id: string }) {
  const { selected, set, register } = useSelection()
  useLayoutEffect(() => register(id, { name, version }), [register, id, name, version])
  return (
    <label className="-my-2 -ml-2.5 grid size-10 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selected.has(id)}
        onChange={(event) => set([id], event.target.checked)}
        className="size-4.5 accent-action"
      />
    </label>
  )
}
