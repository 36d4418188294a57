import type { ShownHost } from '../shown-hosts'
import { HostWords } from './host-line'

interface HostChoiceProps {
  hosts: readonly ShownHost[]
  /** A slug. Undefined for anyone. */
  chosen: string | undefined
  onChoose: (slug: string | undefined) => void
}

const anyone = { slug: undefined, name: 'anyone', line: 'Shows the most times.', picture: null }

export function HostChoice({ hosts, chosen, onChoose }: HostChoiceProps) {
  return (
    <fieldset className="mb-8">
      <legend className="mb-3 font-display text-xl">Who would you like to talk to?</legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {[anyone, ...hosts].map((host) => (
          <label key={host.slug ?? ''} className="relative flex">
            <input
              type="radio"
              name="with"
              checked={chosen === host.slug}
              onChange={() => onChoose(host.slug)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg"
            />
            <span className="pointer-events-none flex w-full items-center gap-4 rounded-lg border border-line-strong bg-surface p-4 peer-[:not(:checked):hover]:border-action peer-checked:border-action peer-checked:bg-good-wash peer-checked:outline-2 peer-checked:outline-action forced-colors:peer-checked:border-4">
              <HostWords host={host} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
