import type { Flagship } from '../flagship'

export function UseCases({ useCases }: Pick<Flagship, 'useCases'>) {
  return (
    <ul className="border-on-deep-soft border-t">
      {useCases.map(({ role, description, timeSaved }) => (
        <li
          key={role}
          className="grid gap-x-10 gap-y-2 border-on-deep-soft/40 border-b py-6 sm:grid-cols-[1fr_auto] lg:grid-cols-[14rem_1fr_auto] lg:items-baseline"
        >
          <h3 className="text-xl">{role}</h3>
          <p className="text-on-deep-soft max-lg:sm:col-span-2 max-lg:sm:row-start-2 lg:max-w-xl">
            {description}
          </p>
          <p className="font-display text-on-deep-signal text-xl">
            <span className="sr-only">Time saved: </span>
            {timeSaved}
          </p>
        </li>
      ))}
    </ul>
  )
}
