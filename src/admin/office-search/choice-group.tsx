import { cx } from 'class-variance-authority'
import { useId } from 'react'

export interface Choice {
  key: string
  title: string
  note: string | null
  href: string
}

interface ChoiceGroupProps {
  label: string
  choices: readonly Choice[]
  /** The index of the chosen one; outside the list if it is in another group. */
  active: number
  idOf: (index: number) => string
}

export function ChoiceGroup({ label, choices, active, idOf }: ChoiceGroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
    <div role="group" aria-labelledby={id} className="pb-2">
      <p id={id} className="px-2 py-1 text-faint text-xs">
        {label}
      </p>
      {choices.map(({ key, title, note, href }, index) => (
        <a
          key={key}
          id={idOf(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={href}
          className={cx(
            'grid min-h-10 content-center rounded-md px-2 py-1.5 text-sm hover:bg-sunken',
            index === active && 'bg-sunken',
          )}
        >
          <span className="wrap-anywhere text-ink">{title}</span>
          {note ? <span className="line-clamp-2 wrap-anywhere text-soft text-xs">{note}</span> : null}
        </a>
      ))}
    </div>
  )
}
