'use client'

import { knotPaths } from './knot-paths'

const stations = [
  { x: 690, label: 'Email arrives' },
  { x: 880, label: 'Data is checked' },
  { x: 1070, label: 'CRM is updated' },
] as const

/** Narrow screens show the left part of the drawing, so the line ends earlier. */
const doneAt =
  'max-sm:-translate-x-[672px] sm:max-md:-translate-x-[570px] md:max-lg:-translate-x-[420px] lg:max-xl:-translate-x-[130px]'

const slips = [
  'rotate(-12 96 74)',
  'translate(268 -34) rotate(9 96 74)',
  'translate(150 128) rotate(-5 96 74)',
] as const

/**
 * A tangle of routine work becomes a straight line, which is complete on every screen. On a desktop a unit is a pixel, and 1296
 * is the right edge of the content. Decoration only.
 */
export function ThreadIllustration() {
  return (
    <svg
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMinYMid slice"
      className="block h-38 w-full sm:h-64 xl:relative xl:left-1/2 xl:h-75 xl:w-360 xl:-translate-x-1/2 xl:overflow-visible"
      fill="none"
      aria-hidden="true"
    >
      {slips.map((transform) => (
        <g key={transform} transform={transform}>
          <rect
            x="60"
            y="50"
            width="72"
            height="48"
            rx="4"
            className="fill-surface stroke-line-strong"
            strokeWidth="1.5"
          />
          <path
            d="M72 66h34M72 76h46M72 86h22"
            className="stroke-line-strong"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </g>
      ))}
      {knotPaths.map((path) => (
        <g key={path.slice(0, 12)}>
          <path d={path} className="stroke-paper" strokeWidth="11" />
          <path d={path} className="stroke-signal" strokeWidth="3.5" strokeLinecap="round" />
        </g>
      ))}
      <path d="M-2000 170H-38M700 170H3440" className="stroke-signal" strokeWidth="3.5" />
      {stations.map((station) => (
        <g key={station.label} className="max-xl:hidden">
          <circle cx={station.x} cy="170" r="11" className="fill-paper stroke-ink" strokeWidth="3" />
          <text x={station.x} y="222" textAnchor="middle" className="fill-soft font-sans text-[17px]">
            {station.label}
          </text>
        </g>
      ))}
      <g className={doneAt}>
        <circle cx="1262" cy="170" r="34" className="fill-action" />
        <path
          d="m1248 171 10 10 19-21"
          className="stroke-on-action"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <text
        x="1296"
        y="240"
        textAnchor="end"
        className="fill-ink font-sans font-semibold text-[17px] max-xl:hidden"
      >
        You are notified
      </text>
    </svg>
  )
}
