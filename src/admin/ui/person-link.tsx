/** To the person's page, which only super admins can open. */
export const PersonLink = ({ email }: { email: string }) => (
  <a
    href={`/super-admin/people?open=${encodeURIComponent(email.toLowerCase())}`}
    className="text-action underline underline-offset-4"
  >
    Everything about this person
  </a>
)
