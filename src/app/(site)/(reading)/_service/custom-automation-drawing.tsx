import { DoneStation, DrawingFrame, Scribble } from './drawing-frame'

export function CustomAutomationDrawing() {
  return (
    <DrawingFrame>
      <rect
        x="52"
        y="34"
        width="112"
        height="76"
        rx="6"
        className="fill-surface stroke-line-strong"
        strokeWidth="2"
      />
      <Scribble d="M70 58h58M70 74h76M70 90h38" />
      <path d="m286 26 62 22v56l-62 22-62-22V48z" className="fill-sage" />
      <circle cx="404" cy="196" r="46" className="fill-ochre" />
      <path d="M196 176h96v34c-18-6-30 6-30 18s12 24 30 18v34h-96z" className="fill-sage" />
      <rect
        x="58"
        y="188"
        width="78"
        height="96"
        rx="6"
        className="fill-surface stroke-line-strong"
        strokeWidth="2"
      />
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
