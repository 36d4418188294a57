import { SignOutButton } from '@/components/layout/sign-out-button'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { buttonStyles } from '@/components/ui/button-styles'
import { Container } from '@/components/ui/container'
import { EmailForm } from '@/features/account/email-change/components/email-form'
import { PasskeyPanel } from '@/features/account/passkey/components/passkey-panel'
import { PasswordForm } from '@/features/account/password/components/password-form'
import { DueMailsSwitch } from '@/features/account/profile/components/due-mails-switch'
import { ProfileForm } from '@/features/account/profile/components/profile-form'
import { SessionList } from '@/features/account/session/components/session-list'
import { deviceName } from '@/features/account/session/view'
import { TwoFactorPanel } from '@/features/account/two-factor/components/two-factor-panel'
import type { Dashboard } from '../queries'
import { InquiryList } from './inquiry-list'
import { NextCard } from './next-card'
import { NoProjectsOfAnybody, NoProjectsOfMine } from './no-projects'
import { OwnCalls } from './own-calls'
import { OwnData } from './own-data'
import { ProjectList } from './project-list'
import { ReloadWhenRestored } from './reload-when-restored'
import { dateAndTime, shortDate } from './short-date'

/** Links to the back office and CMS. They have their own documents. */
function TeamLinks({ superAdmin }: { superAdmin: boolean }) {
  const links = [
    { href: '/admin/queue', label: 'Open the queue' },
    { href: '/admin', label: 'Write and edit content' },
    ...(superAdmin ? [{ href: '/super-admin', label: 'Open the back office' }] : []),
  ]
  return (
    <nav aria-label="Your work">
      <ul className="flex flex-wrap gap-3">
        {links.map(({ href, label }) => (
          <li key={href} className="max-sm:w-full">
            <a href={href} className={buttonStyles({ variant: 'secondary', className: 'max-sm:w-full' })}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function DashboardView({ dashboard }: { dashboard: Dashboard }) {
  const { profile, role, projects, inquiries, bookings, next, sessions, twoFactor, twoFactorRequired } =
    dashboard
  const { timezone } = dashboard
  const shown = sessions.map(({ id, current, address, userAgent, lastSeenAt, createdAt }) => ({
    id,
    current,
    address,
    device: deviceName(userAgent),
    lastSeen: dateAndTime(lastSeenAt, timezone),
    began: dateAndTime(createdAt, timezone),
  }))
  const shownPasskeys = dashboard.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    ...{ id, name, added: shortDate(createdAt, timezone) },
    lastUsed: lastUsedAt && dateAndTime(lastUsedAt, timezone),
  }))
  return (
    <Container className="grid grid-cols-1 gap-14 pt-10 pb-24 lg:pt-14">
      <ReloadWhenRestored />
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5 sm:flex-nowrap">
        <div className="grid min-w-0 justify-items-start gap-3">
          <h1 className="wrap-anywhere text-4xl">{`Welcome, ${profile.fullName || profile.email}`}</h1>
          <Badge tone={role === 'admin' ? 'good' : 'neutral'}>{role}</Badge>
        </div>
        <div className="shrink-0">
          <SignOutButton />
        </div>
      </header>
      {twoFactorRequired ? (
        <Alert tone="warning" title="Two-factor sign-in is required for your role">
          Set it up below. Until then, your account only has the rights of a user.
        </Alert>
      ) : null}
      {role === 'admin' ? <TeamLinks superAdmin={dashboard.isSuperAdmin} /> : null}
      {next ? <NextCard next={next} bookings={bookings} /> : null}
      {inquiries ? (
        <div className="grid grid-cols-1 gap-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-x-16">
          <ProjectList projects={projects} zone={timezone} whenEmpty={<NoProjectsOfAnybody />} />
          <InquiryList inquiries={inquiries} zone={timezone} />
        </div>
      ) : (
        <ProjectList projects={projects} zone={timezone} whenEmpty={<NoProjectsOfMine />} />
      )}
      {/* The team sees this only with a call of their own. */}
      {next || bookings.length > 0 ? <OwnCalls bookings={bookings} /> : null}
      <section aria-labelledby="profile" className="grid gap-8 border-ink border-t pt-8">
        <h2 id="profile" className="text-2xl">
          Profile Information
        </h2>
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-x-16">
          <ProfileForm
            fullName={profile.fullName ?? ''}
            companyName={profile.companyName ?? ''}
            phone={profile.phone ?? ''}
          />
          <div className="grid content-start gap-12">
            <EmailForm email={profile.email} twoFactor={twoFactor} />
            {profile.dueMails === null ? null : <DueMailsSwitch on={profile.dueMails} />}
          </div>
        </div>
      </section>
      <section aria-labelledby="security" className="grid gap-8 border-ink border-t pt-8">
        <h2 id="security" className="text-2xl">
          Security
        </h2>
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-x-16">
          <div className="grid grid-cols-1 content-start gap-12">
            <PasskeyPanel passkeys={shownPasskeys} twoFactor={twoFactor} />
            <TwoFactorPanel twoFactor={twoFactor} />
            <PasswordForm twoFactor={twoFactor} />
          </div>
          <SessionList sessions={shown} />
        </div>
      </section>
      {role === 'user' ? <OwnData email={profile.email} /> : null}
    </Container>
  )
}
