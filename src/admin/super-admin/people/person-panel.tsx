import { SubjectWork } from '@/admin/queue/subject-work'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { Time } from '@/admin/ui/time'
import type { PersonDetails, PersonEntry } from '@/features/person/history'
import { subjectPage } from '@/features/queue/subject-page'
import { longDate } from '@/lib/time/format'
import { PersonActions } from './person-actions'

const link = 'text-action underline underline-offset-4 [overflow-wrap:anywhere]'

const Entry = ({ kind, at, text, href }: Omit<PersonEntry, 'key'>) => (
  <li className="grid gap-0.5 border-t py-2.5 text-sm">
    <span className="flex items-baseline justify-between gap-4">
      {href ? (
        <a href={href} className={link}>
          {kind}
        </a>
      ) : (
        <span>{kind}</span>
      )}
      <Time at={at} show="exact" />
    </span>
    {text ? <span className="line-clamp-3 text-soft [overflow-wrap:anywhere]">{text}</span> : null}
  </li>
)

/** All that is known about one person. */
export function PersonPanel({ person, viewerId }: { person: PersonDetails; viewerId: string }) {
  const { email, name, company, phone, cameFrom, entries, steps, notes, team } = person
  const own = steps.find(({ about }) => about.kind === 'person') ?? null
  const others = steps.filter((step) => step !== own)
  return (
    <DetailsPanel id={email} title={name ?? email} actions={<PersonActions key={email} email={email} />}>
      <Facts
        facts={[
          [
            'Email',
            <a key="mail" href={`mailto:${email}`} className={link}>
              {email}
            </a>,
          ],
          ['Company', company],
          ['Came from', cameFrom],
          [
            'Phone',
            phone ? (
              <a key="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
                {phone}
              </a>
            ) : null,
          ],
        ]}
      />
      <SubjectWork subject={{ kind: 'person', id: email }} step={own} {...{ notes, team, viewerId }} />
      {others.length > 0 ? (
        <section className="mt-6 grid gap-2">
          <h3 className="text-lg">Other next steps</h3>
          <ul className="grid gap-1.5 text-sm">
            {others.map(({ id, about, text, dueOn }) => (
              <li key={id}>
                <a href={subjectPage(about)} className={link}>
                  {text}
                </a>{' '}
                <span className="text-soft">{longDate(dueOn)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="mt-6 grid gap-2">
        <h3 className="text-lg">History</h3>
        <ul>
          {entries.map(({ key, ...entry }) => (
            <Entry key={key} {...entry} />
          ))}
        </ul>
      </section>
    </DetailsPanel>
  )
}
