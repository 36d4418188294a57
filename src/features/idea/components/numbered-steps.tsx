export function NumberedSteps({ items }: { items: readonly string[] }) {
  return (
    <ol>
      {items.map((item, place) => (
        <li key={item} className="group relative grid grid-cols-[3.5rem_1fr] pb-9 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-4 bottom-0 left-[1.1875rem] w-[3px] translate-y-1 bg-signal group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="relative grid size-10 place-items-center rounded-full border-2 border-ink bg-paper font-semibold text-sm tabular-nums group-last:border-action group-last:bg-action group-last:text-on-action"
          >
            {place + 1}
          </span>
          <p className="pt-1.5 text-lg">{item}</p>
        </li>
      ))}
    </ol>
  )
}
