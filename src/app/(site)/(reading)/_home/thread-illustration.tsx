'use client'

const knotPaths = [
  'M-40 170C-38 170-31 170-26 170C-19 170-12 168-2 163C10 158 26 150 43 141C67 132 95 122 124 118C141 116 159 114 178 114',
  'M178 114C217 114 260 120 297 132C331 141 367 157 391 170C407 180 427 192 417 202C411 213 389 212 370 210C357 210 342 208 327 207',
  'M327 207C298 203 262 198 231 194C201 188 167 184 142 182C122 179 99 176 87 174C77 170 76 168 84 162C88 159 94 156 103 152',
  'M103 152C122 143 148 132 174 123C205 111 241 98 274 88C307 78 342 68 373 66C398 62 424 65 444 74C452 79 458 85 462 93',
  'M462 93C471 109 469 132 460 154C452 179 433 205 410 226C388 248 358 267 330 277C302 285 271 288 245 278C232 274 220 267 209 258',
  'M209 258C186 239 171 210 163 183C153 154 154 120 158 92C164 66 174 40 193 25C209 11 229 6 249 12C259 15 269 20 279 28',
  'M279 28C298 45 314 70 325 96C335 121 340 154 338 181C336 207 327 232 310 247C293 262 272 269 247 267C235 267 222 264 208 259',
  'M208 259C181 251 154 233 131 216C109 199 88 179 75 159C65 144 58 127 61 114C66 100 80 97 96 94C106 93 118 93 130 94',
  'M130 94C157 94 189 98 220 104C251 108 287 113 316 117C343 121 371 124 391 126C404 129 421 128 421 135C422 137 420 139 416 142',
  'M416 142C406 150 387 157 367 165C341 176 308 188 278 199C245 209 208 222 175 230C144 235 114 241 87 239C76 237 66 234 59 229',
  'M59 229C43 220 45 201 52 183C63 163 88 137 115 121C146 101 186 87 223 79C262 73 301 74 338 82C355 86 371 92 386 98',
  'M386 98C413 109 439 125 459 140C477 151 490 163 504 170C515 176 523 177 534 177C542 175 551 173 557 173C561 172 564 171 567 171',
  'M567 171C571 169 571 170 580 170C594 170 626 170 650 170C667 170 692 170 700 170',
] as const

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
