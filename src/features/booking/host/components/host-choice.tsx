import type { ReactNode } from 'react'
import type { ShownHost } from '../shown-hosts'
import { HostPicture } from './host-line'

interface OptionProps {
  name: string
  line: string | null
  picture: ReactNode
  checked: boolean
  onChoose: () => void
}

function Option({ name, line, picture, checked, onChoose }: OptionProps) {
  return (
    <label className="relative flex">
      <input
        type="radio"
        name="with"
        checked={checked}
        onChange={onChoose}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg"
      />
      <span className="pointer-events-none flex w-full items-center gap-4 rounded-lg border border-line-strong bg-surface p-4 peer-[:not(:checked):hover]:border-action peer-checked:border-action peer-checked:bg-good-wash peer-checked:outline-2 peer-checked:outline-action forced-colors:peer-checked:border-4">
        {picture}
        <span className="grid min-w-0 gap-0.5">
          <span className="wrap-anywhere font-semibold">{name}</span>
          {line ? <span className="wrap-anywhere text-sm text-soft">{line}</span> : null}
        </span>
      </span>
    </label>
  )
}

interface HostChoiceProps {
  hosts: readonly ShownHost[]
  /** A slug. Undefined for anyone. */
  chosen: string | undefined
  onChoose: (slug: string | undefined) => void
}

export function HostChoice({ hosts, chosen, onChoose }: HostChoiceProps) {
  return (
    <fieldset className="mb-8">
      <legend className="mb-3 font-display text-xl">Who would you like to talk to?</legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Option
          name="With anyone"
          line="Shows the most times."
          picture={null}
          checked={chosen === undefined}
          onChoose={() => onChoose(undefined)}
        />
        {hosts.map((host) => (
          <Option
            key={host.slug}
            name={`With ${host.name}`}
            line={host.line}
            picture={<HostPicture host={host} />}
            checked={chosen === host.slug}
            onChoose={() => onChoose(host.slug)}
          />
        ))}
      </div>
    </fieldset>
  )
}
