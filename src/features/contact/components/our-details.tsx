import type { DetailRow } from '@/content/contact'

export function OurDetails({ title, rows }: { title: string; rows: readonly DetailRow[] }) {
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title" className="text-2xl">
        {title}
      </h2>
      <dl className="mt-4 border-ink border-t">
        {rows.map((row) => (
          <div
            key={row.label}
            className="grid items-baseline gap-x-4 border-line border-b py-3 text-sm min-[26rem]:grid-cols-[8rem_1fr]"
          >
            <dt className="text-faint">{row.label}</dt>
            <dd className="[overflow-wrap:anywhere]">{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
