import { SiteLink } from '@/components/ui/site-link'
import { Mark } from './mark'

export function Wordmark({ name }: { name: string }) {
  return (
    <SiteLink href="/" className="-ml-1 inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm px-1">
      <Mark className="h-[min(1.25rem,6vw)] w-[min(2.25rem,11vw)] shrink-0 max-[14rem]:hidden" />
      <span className="truncate font-display font-semibold text-[min(1.375rem,6.5vw)] tracking-[-0.02em]">
        {name}
      </span>
    </SiteLink>
  )
}
