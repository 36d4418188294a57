import { SignOutButton } from '@/components/layout/sign-out-button'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyles } from '@/components/ui/button-styles'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { EmailForm } from '@/features/account/email-change/components/email-form'
import { PasskeyPanel } from '@/features/account/passkey/components/passkey-panel'
import { PasswordForm } from '@/features/account/password/components/password-form'
import { DueMailsSwitch } from '@/features/account/profile/components/due-mails-switch'
import { ProfileForm } from '@/features/account/profile/components/profile-form'
import { SessionList } from '@/features/account/session/components/session-list'
import { deviceName } from '@/features/account/session/view'
import { TwoFactorPanel } from '@/features/account/two-factor/components/two-factor-panel'
import { KeysPanel } from '@/features/keys/components/keys-panel'
import type { ListedKey } from '@/features/keys/queries'
import { subjectPage } from '@/features/queue/subject-page'
import { readableAddress } from '@/lib/validation/readable-address'
import type { NextStep } from '../next-step'
import type { OwnBooking } from '../own-bookings'
import type { Dashboard, ShownInquiry } from '../queries'
import { CallTime } from './call-time'
import { NoProjectsOfAnybody, NoProjectsOfMine } from './no-projects'
import { OwnCalls } from './own-calls'
import { OwnData } from './own-data'
import { ProjectList } from './project-list'
import { ReloadWhenRestored } from './reload-when-restored'
import { dateAndTime, shortDate } from './short-date'

const PREVIEW_LENGTH = 100

function messagePreview(message: string): string {
  const line = [...message.replace(/\s+/g, ' ').trim()]
  return line.length <= PREVIEW_LENGTH
    ? line.join('')
    : `${line.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`
}

function NextCard({ next, bookings }: { next: NextStep; bookings: readonly OwnBooking[] }) {
  const call = bookings.find(({ bookingDatetime }) => bookingDatetime === next.at)
  return (
    <section
      aria-labelledby="next"
      className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 rounded-lg bg-sunken p-6 sm:p-8"
    >
      <div className="grid min-w-0 flex-1 basis-80 gap-2">
        <p className="kicker">What comes next</p>
        <h2 id="next" className="text-2xl">
          {next.title}
        </h2>
        {call ? (
          <p className="my-1">
            <CallTime start={call.bookingDatetime} end={call.endsAt} zone={call.timezone} />
          </p>
        ) : null}
        <p className="max-w-prose text-soft">{next.text}</p>
      </div>
      <ButtonLink href={next.action.href}>{next.action.label}</ButtonLink>
    </section>
  )
}

function InquiryList({ inquiries, zone }: { inquiries: readonly ShownInquiry[]; zone: string }) {
  return (
    <section aria-labelledby="inquiries">
      <h2 id="inquiries" className="mb-4 text-2xl">
        Recent Inquiries
      </h2>
      {inquiries.length === 0 ? (
        <EmptyState title="No inquiries yet">Messages from the contact form appear here.</EmptyState>
      ) : (
        <ul>
          {inquiries.map((inquiry) => (
            <li key={inquiry.id} className="grid gap-1.5 border-line border-t py-4">
              <div className="flex items-baseline justify-between gap-4">
                <a
                  href={subjectPage({ kind: 'inquiry', id: inquiry.id })}
                  className="text-link wrap-anywhere min-w-0 font-semibold"
                >
                  {inquiry.name}
                </a>
                <Badge tone={inquiry.status === 'new' ? 'good' : 'outline'} className="shrink-0">
                  {inquiry.status.replaceAll('_', ' ')}
                </Badge>
              </div>
              <p className="wrap-anywhere text-soft text-sm">{messagePreview(inquiry.message)}</p>
              <p className="wrap-anywhere text-faint text-xs">
                {inquiry.company ? <span>{inquiry.company} · </span> : null}
                <span>
                  {readableAddress(inquiry.email)} · {shortDate(inquiry.createdAt, zone)}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="border-line border-t pt-4">
        <a href="/admin/queue" className="text-link text-sm">
          All inquiries and registrations
        </a>
      </p>
    </section>
  )
}

function TeamLinks({ superAdmin, takesCalls }: { superAdmin: boolean; takesCalls: boolean }) {
  const links = [
    { href: '/admin/queue', label: 'Open the inbox' },
    { href: '/admin', label: 'Write and edit content' },
    ...(takesCalls
      ? [{ href: `/super-admin/hosts${superAdmin ? '?open=me' : ''}`, label: 'Your hours for calls' }]
      : []),
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

const shownKey = (timezone: string) => (key: ListedKey) => ({
  id: key.id,
  name: key.name,
  hint: key.hint,
  scopes: key.scopes,
  facts: [
    key.lastUsedAt
      ? `Last used ${dateAndTime(key.lastUsedAt, timezone)} from ${key.lastNetwork}`
      : 'Not used yet',
    key.expiresAt
      ? `${key.expired ? 'expired' : 'expires'} on ${shortDate(key.expiresAt, timezone)}`
      : 'does not expire',
    ...(key.oldUntil ? [`the replaced key works until ${dateAndTime(key.oldUntil, timezone)}`] : []),
  ].join(', '),
})

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
    id,
    name,
    added: shortDate(createdAt, timezone),
    lastUsed: lastUsedAt && dateAndTime(lastUsedAt, timezone),
  }))
  return (
    <Container className="grid grid-cols-1 gap-14 pt-10 pb-24 lg:pt-14">
      <ReloadWhenRestored />
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5 sm:flex-nowrap">
        <div className="grid min-w-0 justify-items-start gap-3">
          <h1 className="wrap-anywhere text-4xl">{`Welcome, ${profile.fullName || readableAddress(profile.email)}`}</h1>
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
      {role === 'admin' ? (
        <TeamLinks superAdmin={dashboard.isSuperAdmin} takesCalls={dashboard.takesCalls} />
      ) : null}
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
            <EmailForm email={readableAddress(profile.email)} twoFactor={twoFactor} />
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
      {dashboard.apiKeys ? (
        <KeysPanel
          keys={dashboard.apiKeys.map(shownKey(timezone))}
          superAdmin={dashboard.isSuperAdmin}
          twoFactor={twoFactor}
        />
      ) : null}
      {role === 'user' ? <OwnData email={profile.email} /> : null}
    </Container>
  )
}
