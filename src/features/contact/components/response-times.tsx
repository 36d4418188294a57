import type { TitledText } from '@/content/page-meta'

type ResponseTimesProps = { title: string; intro: string; times: readonly TitledText[] }

export function ResponseTimes({ title, intro, times }: ResponseTimesProps) {
  return (
    <section aria-labelledby="response-title" className="band-deep rounded-lg p-6 sm:p-8">
      <h2 id="response-title" className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 text-on-deep-soft text-sm">{intro}</p>
      <dl className="mt-5">
        {times.map(({ title: what, description: within }) => (
          <div
            key={what}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-on-deep-soft/30 border-t py-3 last:pb-0"
          >
            <dt className="text-sm">{what}</dt>
            <dd className="ml-auto text-right font-display text-lg">{within}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
