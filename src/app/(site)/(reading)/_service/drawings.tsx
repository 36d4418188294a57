import type { ReactNode } from 'react'

function DrawingFrame({ children }: { children: ReactNode }) {
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

function Scribble({ d, tone = 'stroke-line-strong' }: { d: string; tone?: string }) {
  return <path d={d} className={tone} strokeWidth="3" />
}

function DoneStation({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="26" className="fill-action" />
      <path d="m-10 1 7 7L11-7" className="stroke-on-action" strokeWidth="4" />
    </g>
  )
}

/** A sheet of paper at x, y with its width and height. */
function Sheet({ at: [x, y, width, height], tone = 'fill-sage' }: { at: readonly number[]; tone?: string }) {
  return <rect x={x} y={y} width={width} height={height} rx="6" className={tone} strokeWidth="2" />
}

const BLANK = 'fill-surface stroke-line-strong'

export function AiAgentsDrawing() {
  return (
    <DrawingFrame>
      <Sheet at={[16, 126, 116, 84]} tone={BLANK} />
      <Scribble d="M34 152h70M34 170h80M34 188h44" />
      <path
        d="M132 168h62m44 0c60 0 50-110 110-110h30m-140 110h140m-140 0c52 0 32 90 62 110"
        className="stroke-signal"
        strokeWidth="3.5"
      />
      <path
        d="M238 168c60 0 64-166 96-168"
        className="stroke-line-strong"
        strokeWidth="2"
        strokeDasharray="2 9"
      />
      <path d="m216 128 40 40-40 40-40-40z" className="fill-action" />
      <path d="M202 168h28m-10-10 10 10-10 10" className="stroke-on-action" strokeWidth="3.5" />
      <Sheet at={[378, 30, 86, 56]} />
      <Scribble d="M394 50h54M394 66h34" tone="stroke-action" />
      <Sheet at={[378, 140, 86, 56]} />
      <Scribble d="M394 160h54M394 176h46" tone="stroke-action" />
      <circle cx="300" cy="256" r="36" className="fill-ochre" />
      <circle cx="300" cy="246" r="10" className="fill-paper" />
      <path d="M282 274c0-26 36-26 36 0" className="fill-paper" />
      <path d="M334 268c18 8 34 10 64 10" className="stroke-signal" strokeWidth="3.5" />
      <DoneStation x={424} y={278} />
    </DrawingFrame>
  )
}

export function CustomAutomationDrawing() {
  return (
    <DrawingFrame>
      <Sheet at={[52, 34, 112, 76]} tone={BLANK} />
      <Scribble d="M70 58h58M70 74h76M70 90h38" />
      <path d="m286 26 62 22v56l-62 22-62-22V48z" className="fill-sage" />
      <circle cx="404" cy="196" r="46" className="fill-ochre" />
      <path d="M196 176h96v34c-18-6-30 6-30 18s12 24 30 18v34h-96z" className="fill-sage" />
      <Sheet at={[58, 188, 78, 96]} tone={BLANK} />
      <Scribble d="M76 212h42M76 230h42M76 248h42M76 266h24" />
      <path
        d="M0 72h52m112 0c30 0 30 4 60 4m124 0c64 0 96 22 96 70s-14 50-40 50c-58 0-70 26-112 26m-96 6c-30 0-30 8-60 8m-78 0c-34 0-38 66 22 66h222c54 0 60-14 98-14"
        className="stroke-signal"
        strokeWidth="3.5"
      />
      <DoneStation x={424} y={288} />
    </DrawingFrame>
  )
}

const waits = [
  [112, 66],
  [238, 40],
  [372, 84],
] as const

export function ProcessOptimizationDrawing() {
  return (
    <DrawingFrame>
      <path
        d="M48 252C10 140 44 66 112 66s40 92 86 92 0-118 40-118 44 132 88 132-6-88 46-88c66 0 66 78 56 140"
        className="stroke-line-strong"
        strokeWidth="2.5"
        strokeDasharray="2 9"
      />
      {waits.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="24" className="fill-paper stroke-line-strong" strokeWidth="2.5" />
          <path d="M0-13V0l9 6" className="stroke-line-strong" strokeWidth="2.5" />
          <path d="m-19 19 38-38" className="stroke-signal" strokeWidth="3.5" />
        </g>
      ))}
      <path d="M48 256h352" className="stroke-signal" strokeWidth="3.5" />
      <circle cx="48" cy="256" r="13" className="fill-paper stroke-ink" strokeWidth="3" />
      <circle cx="232" cy="256" r="13" className="fill-paper stroke-ink" strokeWidth="3" />
      <DoneStation x={424} y={256} />
      <path d="M48 304v12h376v-12" className="stroke-ink" strokeWidth="2" />
    </DrawingFrame>
  )
}

export function WorkflowDesignDrawing() {
  return (
    <DrawingFrame>
      <rect
        x="66"
        y="30"
        width="340"
        height="290"
        rx="6"
        className="fill-sage"
        transform="rotate(-3 236 175)"
      />
      <path d="M76 24h276l48 48v244H76z" className="fill-surface stroke-line-strong" strokeWidth="2" />
      <path d="M352 24v48h48" className="fill-sunken stroke-line-strong" strokeWidth="2" />
      <Scribble d="M104 54h112" tone="stroke-ink" />
      <Scribble d="M104 70h72" />
      <path
        d="M120 128h48m88 0h30c20 0 28 8 28 24v14m0 76v22c0 16-6 22-24 22h-34M276 204h-42"
        className="stroke-signal"
        strokeWidth="3.5"
      />
      <circle cx="114" cy="128" r="13" className="fill-surface stroke-ink" strokeWidth="3" />
      <Sheet at={[168, 104, 88, 48]} />
      <Scribble d="M184 122h54M184 136h34" tone="stroke-action" />
      <path d="m314 166 38 38-38 38-38-38z" className="fill-ochre" />
      <path d="M306 196c0-12 17-12 17 0 0 8-9 8-9 15m0 9v1" className="stroke-paper" strokeWidth="3.5" />
      <rect
        x="150"
        y="180"
        width="84"
        height="48"
        rx="6"
        className="stroke-line-strong"
        strokeWidth="2"
        strokeDasharray="5 6"
        strokeLinecap="butt"
      />
      <Scribble d="M166 198h52M166 212h30" />
      <circle cx="232" cy="286" r="20" className="fill-action" />
      <path d="m224 287 6 6 11-12" className="stroke-on-action" strokeWidth="3.5" />
      <path d="m392 300 40-92 18 8-40 92-20 16z" className="fill-signal" />
      <path d="m390 324 3-21 15 7z" className="fill-ink" />
    </DrawingFrame>
  )
}
