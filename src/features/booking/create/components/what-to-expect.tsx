import { Section } from '@/components/ui/section'

type CallPart = { title: string; duration: string; description: string }

type WhatToExpectProps = { title: string; intro?: string; parts: readonly CallPart[] }

// Uses classes, because the content security policy forbids style attributes.
const share = (duration: string) => (Number.parseInt(duration, 10) >= 30 ? 'lg:col-span-2' : 'lg:col-span-1')

export function WhatToExpect({ title, intro, parts }: WhatToExpectProps) {
  return (
    <Section labelledBy="what-to-expect" className="pt-8 sm:pt-10 lg:pt-14">
      <div className="mb-10 grid max-w-2xl gap-3">
        <h2 id="what-to-expect" className="text-3xl">
          {title}
        </h2>
        {intro ? <p className="text-lg text-soft">{intro}</p> : null}
      </div>
      <ol className="grid lg:grid-cols-4">
        {parts.map((part) => (
          <li
            key={part.title}
            className={`relative border-line-strong border-l-2 pb-8 pl-6 lg:border-t-2 lg:border-l-0 lg:pt-6 lg:pr-8 lg:pb-0 lg:pl-0 ${share(part.duration)}`}
          >
            <span
              aria-hidden="true"
              className="absolute top-1 -left-[0.45rem] size-3 rounded-full bg-signal forced-colors:bg-[CanvasText] lg:-top-[0.45rem] lg:left-0"
            />
            <p className="font-semibold text-signal-text text-sm tabular-nums">{part.duration}</p>
            <h3 className="mt-1 text-xl">{part.title}</h3>
            <p className="mt-2 max-w-md text-soft">{part.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
