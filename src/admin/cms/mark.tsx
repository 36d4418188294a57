function Thread() {
  return (
    <svg viewBox="0 0 44 24" fill="none" aria-hidden="true">
      <path
        d="M2 15c0-7 5-11 9-11s7 3 7 7-3 8-7 8-6-3-6-6 3-6 7-6c7 0 8 8 15 8h8"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="39" cy="15" r="3.6" />
    </svg>
  )
}

export function MarkIcon() {
  return (
    <span className="brand-mark">
      <Thread />
    </span>
  )
}

export function MarkLogo() {
  return (
    <span className="brand-mark">
      <Thread />
      Quickwin
    </span>
  )
}
