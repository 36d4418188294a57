import { SignOutButton } from '@/components/layout/sign-out-button'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Container } from '@/components/ui/container'
import { EmailForm } from '@/features/account/components/email-form'
import { PasswordForm } from '@/features/account/components/password-form'
import { ProfileForm } from '@/features/account/components/profile-form'
import { SessionList } from '@/features/account/components/session-list'
import { TwoFactorPanel } from '@/features/account/components/two-factor-panel'
import { deviceName } from '@/features/account/device-name'
import type { Dashboard } from '../queries'
import { InquiryList } from './inquiry-list'
import { NoProjectsOfAnybody, NoProjectsOfMine } from './no-projects'
import { ProjectList } from './project-list'
import { ReloadWhenRestored } from './reload-when-restored'
import { dateAndTime } from './short-date'

/** The dashboard of whoever is signed in. */
export function DashboardView({ dashboard }: { dashboard: Dashboard }) {
  const { profile, role, projects, inquiries, sessions, twoFactor, twoFactorRequired } = dashboard
  const shown = sessions.map(({ id, current, address, userAgent, lastSeenAt, createdAt }) => ({
    id,
    current,
    address,
    device: deviceName(userAgent),
    lastSeen: dateAndTime(lastSeenAt),
    began: dateAndTime(createdAt),
  }))
  return (
    <Container className="grid grid-cols-1 gap-14 pt-10 pb-24 lg:pt-14">
      <ReloadWhenRestored />
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5 sm:flex-nowrap">
        <div className="grid min-w-0 justify-items-start gap-3">
          <h1 className="wrap-anywhere text-4xl">Welcome, {profile.fullName || profile.email}</h1>
          <Badge tone={role === 'admin' ? 'good' : 'neutral'}>{role}</Badge>
        </div>
        <div className="shrink-0">
          <SignOutButton />
        </div>
      </header>
      {twoFactorRequired ? (
        <Alert tone="warning" title="Two-factor sign-in is required for your role">
          Until you have set it up below, your account has the rights of a user.
        </Alert>
      ) : null}
      {inquiries ? (
        <div className="grid grid-cols-1 gap-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-x-16">
          <ProjectList projects={projects} whenEmpty={<NoProjectsOfAnybody />} />
          <InquiryList inquiries={inquiries} />
        </div>
      ) : (
        <ProjectList projects={projects} whenEmpty={<NoProjectsOfMine />} />
      )}
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
          <EmailForm email={profile.email} />
        </div>
      </section>
      <section aria-labelledby="security" className="grid gap-8 border-ink border-t pt-8">
        <h2 id="security" className="text-2xl">
          Security
        </h2>
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-x-16">
          <div className="grid grid-cols-1 content-start gap-12">
            <TwoFactorPanel {...twoFactor} />
            <PasswordForm />
          </div>
          <SessionList sessions={shown} />
        </div>
      </section>
    </Container>
  )
}
