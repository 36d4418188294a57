import { Icon, type IconName } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { ContactMethod } from '@/content/contact'
import { parseOpeningHours } from '@/lib/time/opening-hours'
import { ChatStatus } from './chat-status'

const icons: Readonly<Record<ContactMethod['kind'], IconName>> = {
  email: 'mail',
  call: 'video',
  chat: 'chat',
}

type ContactMethodsProps = { title: string; intro: string; methods: readonly ContactMethod[] }

export function ContactMethods({ title, intro, methods }: ContactMethodsProps) {
  return (
    <section aria-labelledby="methods-title">
      <h2 id="methods-title" className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-soft">{intro}</p>
      <ul className="mt-5 border-ink border-t">
        {methods.map((method) => {
          const hours = method.kind === 'chat' ? parseOpeningHours(method.description) : null
          return (
            <li key={method.kind} className="flex gap-4 border-line border-b py-5">
              <Icon name={icons[method.kind]} className="mt-0.5 size-5.5 shrink-0 text-signal-text" />
              <div className="grid flex-1 justify-items-start gap-1">
                <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
                  <h3 className="font-sans font-semibold text-base tracking-normal">{method.title}</h3>
                  {hours ? <ChatStatus hours={hours} /> : null}
                </div>
                <p className="text-sm text-soft">{method.description}</p>
                <SiteLink
                  href={method.action.href}
                  className="text-link mt-1 py-0.5 text-sm [overflow-wrap:anywhere]"
                >
                  {method.action.label}
                </SiteLink>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
