import { coins, diamond, envelope, invoice, person, sheet, textLines } from './objects'
import { palette } from './palette'
import {
  arc,
  arrow,
  arrowHead,
  check,
  circle,
  line,
  onCircle,
  type Point,
  path,
  polygon,
  rect,
  solid,
} from './shapes'

const { ink, paper, green, orange, ochre, sage } = palette

const step = (x: number, y: number, fill: string): string => rect(x - 75, y - 50, 150, 100, { fill }, 14)

export const processMap = (): string =>
  [
    circle(540, 450, 250, solid(sage)),
    path('M240 230L540 230L540 450'),
    path('M240 670L540 670L540 450'),
    path('M240 450L1360 450'),
    path('M830 450L830 230L1360 230'),
    path('M830 450L830 670L1360 670'),
    step(240, 230, paper),
    step(240, 450, paper),
    step(240, 670, paper),
    diamond(830, 450, 84, { fill: ochre }),
    step(1100, 230, paper),
    step(1100, 450, paper),
    step(1100, 670, green),
    circle(1360, 230, 40, { fill: paper }),
    circle(1360, 450, 40, { fill: paper }),
    circle(1360, 670, 40, { fill: green }),
    rect(436, 376, 208, 148, { fill: orange }, 18),
    check(540, 450, 84, { stroke: paper, width: 14 }),
    circle(540, 450, 168, { dash: '2 24' }),
  ].join('')

export const costLedger = (): string =>
  [
    rect(820, 130, 560, 640, solid(sage), 0),
    sheet(260, 130, 500, 640),
    rect(330, 200, 190, 56, solid(green), 8),
    ...(
      [
        [330, 150, ink],
        [400, 110, ink],
        [470, 170, orange],
        [540, 90, ink],
      ] as const
    ).map(
      ([y, length, dot]) =>
        circle(346, y, 12, solid(dot)) + line([390, y], [390 + length, y]) + line([620, y], [690, y]),
    ),
    line([330, 610], [690, 610]),
    line([330, 690], [480, 690], { width: 16 }),
    rect(570, 655, 130, 70, solid(orange), 8),
    coins(930, 730, 2),
    coins(1110, 730, 5),
    coins(1290, 730, 9),
    line([820, 770], [1400, 770]),
  ].join('')

export const agentDesk = (): string =>
  [
    circle(800, 400, 260, solid(sage)),
    line([150, 690], [1450, 690], { width: 12 }),
    envelope(260, 440, 220),
    envelope(230, 500, 220, ochre),
    path('M200 580V684H490V580', { fill: paper }),
    path('M200 600H280L310 640H380L410 600H490', { fill: paper }),
    path('M730 684L760 590H840L870 684Z', { fill: paper }),
    rect(600, 230, 400, 350, { fill: green }, 40),
    path('M690 405H740C800 405 780 315 840 315H900M740 405H900M740 405C800 405 780 495 840 495H900', {
      stroke: paper,
      width: 12,
    }),
    circle(690, 405, 34, { fill: ochre }),
    circle(900, 315, 34, { fill: orange }),
    circle(900, 405, 34, { fill: paper }),
    circle(900, 495, 34, { fill: paper }),
    arrow([510, 480], [580, 450]),
    arrow([1024, 405], [1084, 405]),
    person(1230, 360, 325, ochre),
    circle(1370, 330, 66, { fill: orange }),
    check(1370, 330, 60, { stroke: paper, width: 13 }),
  ].join('')

const record = (x: number, accent: string): string =>
  rect(x, 250, 340, 400, { fill: paper }, 20) +
  rect(x + 44, 300, 110, 110, { fill: accent }, 14) +
  textLines(x + 190, 330, 106, 50, [1, 0.6]) +
  textLines(x + 44, 470, 252, 60, [1, 0.75, 0.9])

export const envelopeSync = (): string =>
  [
    circle(800, 450, 330, solid(sage)),
    arc(800, 450, 290, -62, 62, { width: 12 }),
    arc(800, 450, 290, 118, 242, { width: 12 }),
    record(210, ochre),
    record(1050, green),
    arrowHead(1056, 312, 64),
    arrowHead(544, 588, 244),
    circle(590, 450, 14, solid(ink)),
    circle(1010, 450, 14, solid(ink)),
    line([590, 450], [1010, 450], { dash: '2 26' }),
    envelope(675, 368, 250, orange),
  ].join('')

const stairs: readonly Point[] = Array.from(
  { length: 7 },
  (_, index): Point => [250 + index * 160, 380 + index * 56],
)

export const invoiceSteps = (): string =>
  [
    circle(1090, 330, 250, solid(sage)),
    polygon(
      [
        ...stairs.flatMap(([x, y]): Point[] => [
          [x, y],
          [x + 160, y],
        ]),
        [1370, 790],
        [250, 790],
      ],
      { fill: paper },
    ),
    ...stairs.map(([x, y], index) => rect(x, y, 160, 26, { fill: index === 6 ? green : ochre }, 0)),
    ...stairs.slice(1).map(([x, y]) => line([x, y], [x, 790], { width: 4 })),
    invoice(215, 110, 200, 256),
    ...stairs.slice(1, 6).map(([x, y]) => path(`M${x + 112} ${y - 62}q54 -50 104 24`, { dash: '2 22' })),
    ...stairs
      .slice(1, 6)
      .map(([x, y], index) => circle(x + 80, y - 40, 26, { fill: index === 2 ? orange : paper })),
    circle(1290, 638, 74, { fill: green }),
    check(1290, 638, 70, { stroke: paper, width: 14 }),
  ].join('')

const block = (x: number, y: number, units: number, fill: string): string =>
  Array.from({ length: units }, (_, index) => rect(x + 28 + index * 110, y - 26, 54, 40, { fill }, 8)).join(
    '',
  ) + rect(x, y, units * 110, 110, { fill }, 10)

export const blocksAndBrackets = (): string =>
  [
    rect(800, 0, 800, 900, solid(sage), 0),
    block(240, 340, 2, ochre),
    block(460, 340, 1, orange),
    block(185, 450, 2, paper),
    block(405, 450, 2, green),
    block(240, 560, 3, paper),
    line([180, 674], [640, 674], { width: 12 }),
    path('M625 505L930 505', { width: 12 }),
    circle(800, 505, 34, { fill: orange }),
    path('M1080 240q-70 0 -70 70v120q0 70 -60 75q60 5 60 75v120q0 70 70 70', { width: 22 }),
    path('M1290 240q70 0 70 70v120q0 70 60 75q-60 5 -60 75v120q0 70 -70 70', { width: 22 }),
    line([1090, 400], [1200, 400], { width: 16 }),
    line([1130, 475], [1280, 475], { width: 16, stroke: green }),
    line([1130, 550], [1230, 550], { width: 16, stroke: orange }),
    line([1090, 625], [1180, 625], { width: 16 }),
  ].join('')

export const launchReview = (): string =>
  [
    arc(480, 600, 270, -90, 90, { width: 60, stroke: sage }),
    arc(480, 600, 270, -90, -30, { width: 60, stroke: ochre }),
    arc(480, 600, 270, 20, 90, { width: 60, stroke: green }),
    arc(480, 600, 318, -90, 90),
    ...[-90, -60, -30, 0, 30, 60, 90].map((degrees) =>
      line(onCircle(480, 600, 318, degrees), onCircle(480, 600, 350, degrees)),
    ),
    line([480, 600], onCircle(480, 600, 220, 48), { width: 18, stroke: orange }),
    circle(480, 600, 36, { fill: ink }),
    line([110, 660], [850, 660], { width: 12 }),
    path('M940 190L940 700L1440 700', { width: 12 }),
    rect(1090, 190, 350, 506, solid(sage), 0),
    line([1090, 190], [1090, 700], { dash: '2 24' }),
    circle(1090, 190, 26, { fill: orange }),
    path('M970 300L1030 270L1090 310C1170 340 1180 520 1260 560S1380 610 1430 612', {
      width: 14,
      stroke: green,
    }),
    ...(
      [
        [1030, 270],
        [1090, 310],
        [1260, 560],
        [1400, 610],
      ] as const
    ).map(([x, y]) => circle(x, y, 18, { fill: paper })),
  ].join('')
