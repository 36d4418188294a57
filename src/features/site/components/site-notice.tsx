import { Container } from '@/components/ui/container'
import { SiteLink } from '@/components/ui/site-link'
import { isShown, type Notice } from '../notice'

export function SiteNotice({ notice, now }: { notice: Notice | null; now: Date }) {
  if (!notice || !isShown(notice, now)) return null
  const { text, link } = notice
  return (
    <aside aria-label="Notice" className="bg-deep text-on-deep text-sm print:hidden">
      <Container className="flex flex-wrap items-center justify-center gap-x-5 py-1.5 text-center">
        <p className="min-w-0 py-1 text-balance [overflow-wrap:anywhere]">{text}</p>
        {link ? (
          <SiteLink
            href={link.href}
            className="inline-flex min-h-10 items-center font-semibold underline underline-offset-4 hover:no-underline"
          >
            {link.label}
          </SiteLink>
        ) : null}
      </Container>
    </aside>
  )
}
