import { DoneStation, DrawingFrame } from './drawing-frame'

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
