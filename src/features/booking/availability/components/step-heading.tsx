export function StepHeading({ step, children }: { step: number; children: string }) {
  return (
    <h2 className="mb-4 flex items-baseline gap-3 text-xl">
      <span aria-hidden="true" className="font-display text-signal-text tabular-nums">
        {step}
      </span>
      {children}
    </h2>
  )
}
