import { SiteLink } from '@/components/ui/site-link'

type PrivacyNoteProps = { className?: string }

/** Next to the button of a form: what happens with the entered data. */
export function PrivacyNote({ className = 'text-faint text-sm' }: PrivacyNoteProps) {
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
