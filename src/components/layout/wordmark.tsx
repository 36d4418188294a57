import { SiteLink } from '@/components/ui/site-link'
import type { ShownLogo } from '@/content/navigation'
import { Mark } from './mark'

/** Two pictures, because people choose light or dark on the page. The hidden one is not loaded. */
function Logo({ logo, name }: { logo: ShownLogo; name: string }) {
  const { dark, ...light } = logo
  const look = 'h-9 w-auto max-w-[min(13rem,55vw)] object-contain object-left'
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: one small file; the framework's optimiser is off */}
      <img {...light} alt={name} className={`${look} ${dark ? 'logo-light' : ''}`} />
      {dark ? (
        // biome-ignore lint/performance/noImgElement: as above
        <img {...dark} alt={name} loading="lazy" className={`${look} logo-dark`} />
      ) : null}
    </>
  )
}

export function Wordmark({ name, logo }: { name: string; logo?: ShownLogo | undefined }) {
  return (
    <SiteLink href="/" className="-ml-1 inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm px-1">
      {logo ? (
        <Logo logo={logo} name={name} />
      ) : (
        <>
          <Mark className="h-[min(1.25rem,6vw)] w-[min(2.25rem,11vw)] shrink-0 max-[14rem]:hidden" />
          <span className="truncate font-display font-semibold text-[min(1.375rem,6.5vw)] tracking-[-0.02em]">
            {name}
          </span>
        </>
      )}
    </SiteLink>
  )
}
