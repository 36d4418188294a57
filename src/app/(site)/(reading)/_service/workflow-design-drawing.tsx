import { DrawingFrame, Scribble } from './drawing-frame'

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
      <rect x="168" y="104" width="88" height="48" rx="6" className="fill-sage" />
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
