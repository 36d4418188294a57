import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import { SiteLink } from '@/components/ui/site-link'
import type { LinkButton } from '@/content/page-meta'
import type { FlagshipTeaser } from '@/features/flagship/teasers'

const waveform = [14, 34, 22, 58, 84, 46, 96, 62, 112, 74, 40, 90, 54, 28, 66, 36, 18, 44, 24, 10] as const

function VoiceSketch() {
  return (
    <svg viewBox="0 0 480 200" className="h-auto w-full" fill="none" aria-hidden="true">
      {waveform.map((height, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, its bars never move
          key={place}
          x={6 + place * 15}
          y={100 - height / 2}
          width="6"
          height={height}
          rx="3"
          className="fill-signal"
        />
      ))}
      <path d="M312 100h40" className="stroke-ink" strokeWidth="2.5" />
      <rect x="352" y="52" width="122" height="96" rx="6" className="fill-sage" />
      <path
        d="m368 78 6 6 11-12m-17 34 6 6 11-12"
        className="stroke-action"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M398 80h58M398 108h42M368 132h50"
        className="stroke-ink"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}

function CalendarSketch() {
  return (
    <svg viewBox="0 0 320 84" className="h-20 w-auto self-start" fill="none" aria-hidden="true">
      {[0, 1, 2, 3].map((place) => (
        <rect
          key={place}
          x={4 + place * 80}
          y="6"
          width="66"
          height="66"
          rx="5"
          className={place === 2 ? 'fill-signal' : 'fill-sage'}
        />
      ))}
      <path
        d="M188 54l12-16 10 10 8-8 12 14"
        className="stroke-surface"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M22 28h30M22 40h20M102 28h30M102 40h24M262 28h30M262 40h14"
        className="stroke-action"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}

function DataSketch() {
  return (
    <svg viewBox="0 0 320 84" className="h-20 w-auto self-start" fill="none" aria-hidden="true">
      <path d="M4 76h312" className="stroke-line-strong" strokeWidth="2" />
      {[18, 30, 24, 44, 38, 60].map((height, place) => (
        <rect
          key={height}
          x={10 + place * 34}
          y={76 - height}
          width="20"
          height={height}
          className="fill-sage"
        />
      ))}
      <path
        d="M20 52 54 40l34 6 34-20 34 6 34-22"
        className="stroke-signal"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <rect x="226" y="8" width="88" height="40" rx="6" className="fill-action" />
      <path d="M240 24h60M240 35h36" className="stroke-on-action" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

const sketches = [VoiceSketch, CalendarSketch, DataSketch]

function FlagshipSketch({ kind }: { kind: number }) {
  const Sketch = sketches[kind % sketches.length] ?? VoiceSketch
  return <Sketch />
}

type FlagshipsProps = { title: string; intro: string; all: LinkButton; flagships: readonly FlagshipTeaser[] }

export function Flagships({ title, intro, all, flagships }: FlagshipsProps) {
  if (flagships.length === 0) return null
  return (
    <Section labelledBy="flagships-title" className="lg:pt-40">
      <div className="mb-12 flex flex-wrap items-end justify-between gap-6">
        <SectionHeading id="flagships-title" title={title} intro={intro} />
        <SiteLink href={all.href} className="text-link">
          {all.label}
        </SiteLink>
      </div>
      <ul className="grid gap-6 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-2">
        {flagships.map((flagship, place) => (
          <li
            key={flagship.slug}
            className="group relative flex flex-col gap-7 overflow-hidden rounded-lg border border-line bg-surface p-6 transition-colors hover:border-line-strong sm:p-8 lg:first:row-span-2 lg:first:p-8"
          >
            <div className="flex flex-1 items-center group-first:justify-center group-first:rounded-md group-first:bg-sunken group-first:p-6 group-first:sm:p-12">
              <FlagshipSketch kind={place} />
            </div>
            <div className="grid gap-3">
              <h3 className="text-2xl group-first:lg:text-3xl">
                <SiteLink
                  href={`/flagship/${flagship.slug}`}
                  className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline"
                >
                  {flagship.title}
                </SiteLink>
              </h3>
              <p className="max-w-md text-soft">{flagship.tagline}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
