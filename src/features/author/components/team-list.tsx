import { SiteLink } from '@/components/ui/site-link'
import { paragraphsOf } from '../rules'
import type { Author } from '../view'
import { Portrait } from './portrait'

export function TeamList({ people }: { people: readonly Author[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => (
        <li key={person.id} className="group relative grid content-start gap-4">
          <Portrait
            author={person}
            sizes="(min-width: 1024px) 360px, (min-width: 640px) 45vw, calc(100vw - 2.5rem)"
          />
          <div className="grid gap-1">
            <h2 className="text-2xl [overflow-wrap:anywhere]">
              <SiteLink
                href={person.path}
                className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline"
              >
                {person.name}
              </SiteLink>
            </h2>
            {person.jobTitle ? <p className="text-faint text-sm">{person.jobTitle}</p> : null}
          </div>
          {person.about ? (
            <p className="line-clamp-4 max-w-prose text-soft">{paragraphsOf(person.about)[0]}</p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
