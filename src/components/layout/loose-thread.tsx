export function LooseThread() {
  return (
    <svg viewBox="0 0 480 260" className="w-full max-w-lg" fill="none" aria-hidden="true">
      <path
        d="M0 150h480"
        className="stroke-line"
        strokeWidth="1.5"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <path
        d="M0 150h92c52 0 70-84 118-84 38 0 58 34 58 66 0 40-32 70-68 70-30 0-50-22-50-48 0-36 34-58 74-58 34 0 50 22 64 38"
        className="stroke-signal"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="288" cy="134" r="3.5" className="fill-signal" />
      <circle cx="60" cy="150" r="9" className="fill-paper stroke-ink" strokeWidth="2.5" />
      <circle
        cx="412"
        cy="150"
        r="26"
        className="fill-paper stroke-line-strong"
        strokeWidth="2"
        strokeDasharray="5 7"
      />
    </svg>
  )
}
