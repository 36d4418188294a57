import { SiteLink } from '@/components/ui/site-link'

export function PrivacyNote({ className = 'text-faint text-sm' }: { className?: string }) {
  return (
    <p className={className}>
      No cookies. See what we store in our{' '}
      <SiteLink href="/privacy" className="underline underline-offset-4">
        privacy policy
      </SiteLink>
      .
    </p>
  )
}
