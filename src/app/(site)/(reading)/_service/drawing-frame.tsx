import type { ReactNode } from 'react'

export function DrawingFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 480 340"
      className="h-auto w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function Scribble({ d, tone = 'stroke-line-strong' }: { d: string; tone?: string }) {
  return <path d={d} className={tone} strokeWidth="3" />
}

export function DoneStation({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="26" className="fill-action" />
      <path d="m-10 1 7 7L11-7" className="stroke-on-action" strokeWidth="4" />
    </g>
  )
}
