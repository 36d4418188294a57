export function NavLinks() {
  return (
    <ul className="desk-links">
      <li>
        <a className="nav__link" href="/dashboard">
          Your dashboard
        </a>
      </li>
      <li>
        <a className="nav__link" href="/">
          Website
        </a>
      </li>
    </ul>
  )
}
