import { DoneStation, DrawingFrame, Scribble } from './drawing-frame'

export function AiAgentsDrawing() {
  return (
    <DrawingFrame>
      <rect
        x="16"
        y="126"
        width="116"
        height="84"
        rx="6"
        className="fill-surface stroke-line-strong"
        strokeWidth="2"
      />
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
      <rect x="378" y="30" width="86" height="56" rx="6" className="fill-sage" />
      <Scribble d="M394 50h54M394 66h34" tone="stroke-action" />
      <rect x="378" y="140" width="86" height="56" rx="6" className="fill-sage" />
      <Scribble d="M394 160h54M394 176h46" tone="stroke-action" />
      <circle cx="300" cy="256" r="36" className="fill-ochre" />
      <circle cx="300" cy="246" r="10" className="fill-paper" />
      <path d="M282 274c0-26 36-26 36 0" className="fill-paper" />
      <path d="M334 268c18 8 34 10 64 10" className="stroke-signal" strokeWidth="3.5" />
      <DoneStation x={424} y={278} />
    </DrawingFrame>
  )
}
