/** To the person's page, which only super admins can open. */
export const PersonLink = ({ email }: { email: string }) => (
  <a
    href={`/super-admin/people?open=${encodeURIComponent(email.toLowerCase())}`}
    className="text-action underline underline-offset-4"
  >
    Everything about this person
  </a>
)

export const FactLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="text-action underline underline-offset-4 [overflow-wrap:anywhere]">
    {children}
  </a>
)

export const FactCode = ({ children }: { children: string }) => (
  <code className="font-mono text-xs [overflow-wrap:anywhere]">{children}</code>
)
