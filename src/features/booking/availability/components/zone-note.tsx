import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Select } from '@/components/ui/select'
import { clocksDiffer, zoneLabel } from '@/lib/time/format'
import { currentZoneName } from '@/lib/time/zone'
import type { SlotChoice } from './use-slot-choice'

type ZoneNoteProps = { zone: SlotChoice['zone']; instant: Date }

const cityOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

/** The zone's name without the season, because the page is cached: 'Berlin time'. */
const lastingName = (zone: string) => (zone.includes('/') ? `${cityOf(zone)} time` : zone)

const option = (value: string) => ({ value, label: value.replaceAll('_', ' ') })

/** Older browsers have no list. */
const listedZones = 'supportedValuesOf' in Intl ? () => Intl.supportedValuesOf('timeZone') : () => []

const allZones = (...used: readonly string[]) =>
  [...new Set([...used, ...listedZones().map(currentZoneName)])].map(option)

/** The list replaces the pressed link, so it gets the focus. */
const focusOnce = (select: HTMLSelectElement | null) => select?.focus()

const choice =
  'inline-flex min-h-9 items-center gap-1.5 rounded-md border border-line-strong px-3 text-sm hover:bg-sage aria-pressed:border-action aria-pressed:bg-good-wash aria-pressed:font-semibold'

export function ZoneNote({ zone: { business, own, shown, show }, instant }: ZoneNoteProps) {
  const [picking, setPicking] = useState(false)
  const name = (zone: string) => `${zoneLabel(zone, instant)} (${cityOf(zone)})`
  const differs = own && clocksDiffer(business, own, instant)
  const choices = differs
    ? [
        { zone: own, label: 'Your time' },
        { zone: business, label: `Our time (${zoneLabel(business, instant)})` },
      ]
    : []
  return (
    // Reserves its final height, so that nothing below moves.
    <div className="grid min-h-21 content-start gap-2 text-sm text-soft">
      <p className="flex items-start gap-2">
        <Icon name="globe" className="mt-0.5 size-4.5 shrink-0" />
        <span>
          Times are shown in{' '}
          <strong className="font-semibold text-ink">
            {own || shown !== business ? name(shown) : lastingName(business)}
          </strong>
          .{' '}
          {picking ? null : (
            <button type="button" onClick={() => setPicking(true)} className="text-link">
              Change zone
            </button>
          )}
        </span>
      </p>
      {picking ? (
        <Select
          aria-label="Time zone"
          options={allZones(business, shown)}
          value={shown}
          onChange={(event) => show(event.target.value)}
          ref={focusOnce}
        />
      ) : null}
      {choices.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {choices.map((each) => (
            <button
              key={each.zone}
              type="button"
              aria-pressed={shown === each.zone}
              onClick={() => show(each.zone)}
              className={choice}
            >
              {shown === each.zone ? <Icon name="check" className="size-4" /> : null}
              <span>{each.label}</span>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
