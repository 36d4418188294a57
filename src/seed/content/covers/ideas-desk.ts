import { bubble, coins, person, sheet, textLines } from './objects'
import { palette } from './palette'
import {
  arrowHead,
  circle,
  line,
  onCircle,
  type Point,
  path,
  polygon,
  polyline,
  rect,
  solid,
  wedge,
} from './shapes'

const { ink, paper, green, orange, ochre, sage } = palette

export const supportRouter = (): string =>
  [
    circle(770, 450, 210, solid(sage)),
    path('M560 450H770C930 450 900 220 1080 220H1180', { width: 12 }),
    path('M770 450H1180', { width: 12 }),
    path('M770 450C930 450 900 680 1080 680H1180', { width: 12 }),
    bubble(180, 160, 300, 160, paper),
    textLines(230, 215, 200, 50, [1, 0.6]),
    bubble(240, 385, 300, 160, orange),
    textLines(290, 440, 200, 50, [1, 0.7], paper),
    bubble(180, 610, 300, 160, paper),
    textLines(230, 665, 200, 50, [0.8, 1]),
    path('M480 240L600 240L770 450L600 690L480 690', { dash: '2 24' }),
    circle(770, 450, 92, { fill: paper }),
    path('M720 450H800', { width: 14 }),
    arrowHead(820, 450),
    ...(
      [
        [220, ochre],
        [450, green],
        [680, sage],
      ] as const
    ).map(
      ([y, fill]) =>
        arrowHead(1200, y) + circle(1320, y, 100, { fill: paper }) + person(1320, y - 34, 92, fill),
    ),
  ].join('')

const card = (x: number, y: number, fill: string): string =>
  rect(x, y, 170, 90, { fill }, 10) +
  line([x + 30, y + 46], [x + 120, y + 46], { stroke: fill === green ? paper : ink })

export const projectBoard = (): string =>
  [
    rect(180, 140, 780, 620, { fill: paper }, 18),
    rect(428, 144, 4, 470, solid(ink), 0),
    rect(708, 144, 4, 470, solid(ink), 0),
    rect(184, 144, 242, 470, solid(sage), 0),
    ...(
      [
        [225, 90],
        [485, 130],
        [765, 70],
      ] as const
    ).map(([x, length]) => line([x, 196], [x + length, 196], { width: 14 })),
    card(220, 240, paper),
    card(220, 360, paper),
    card(220, 480, ochre),
    card(484, 240, orange),
    card(484, 360, paper),
    card(748, 240, green),
    card(748, 360, green),
    line([180, 614], [960, 614]),
    rect(230, 660, 680, 54, { fill: paper }, 27),
    path('M257 660H650V714H257a27 27 0 0 1 0 -54Z', { fill: green }),
    path('M960 450H1070', { width: 12 }),
    arrowHead(1080, 450),
    sheet(1110, 200, 330, 500),
    rect(1160, 262, 120, 50, solid(green), 8),
    textLines(1160, 370, 230, 50, [1, 0.7]),
    rect(1160, 500, 54, 140, solid(ochre), 4),
    rect(1240, 550, 54, 90, solid(orange), 4),
    rect(1320, 470, 54, 170, solid(green), 4),
  ].join('')

const tornEdge: readonly Point[] = Array.from(
  { length: 11 },
  (_, index): Point => [820 - index * 34, index % 2 ? 740 : 710],
)

export const receiptStack = (): string =>
  [
    circle(650, 450, 290, solid(sage)),
    polygon([[480, 170], [820, 170], ...tornEdge], { fill: paper }),
    rect(580, 215, 140, 54, solid(green), 8),
    ...(
      [
        [330, 120],
        [395, 90],
        [460, 140],
        [525, 70],
      ] as const
    ).map(([y, length]) => line([530, y], [530 + length, y]) + line([715, y], [770, y])),
    line([530, 582], [770, 582], { dash: '2 22' }),
    rect(640, 618, 130, 54, solid(orange), 8),
    ...(
      [
        [330, 130, 1, 1],
        [970, 130, -1, 1],
        [330, 780, 1, -1],
        [970, 780, -1, -1],
      ] as const
    ).map(([x, y, dx, dy]) =>
      polyline(
        [
          [x, y + dy * 110],
          [x, y],
          [x + dx * 110, y],
        ],
        { width: 18, stroke: orange },
      ),
    ),
    coins(1140, 720, 6),
    coins(1330, 720, 3, paper),
    line([1030, 770], [1440, 770], { width: 12 }),
  ].join('')

const hours: readonly { from: number; to: number; fill: string; length: number }[] = [
  { from: 0, to: 95, fill: green, length: 380 },
  { from: 95, to: 160, fill: ochre, length: 260 },
  { from: 160, to: 275, fill: sage, length: 460 },
  { from: 275, to: 320, fill: orange, length: 180 },
]

export const clockLedger = (): string =>
  [
    circle(500, 450, 300, { fill: paper }),
    ...hours.map(({ from, to, fill }) => wedge(500, 450, 250, from, to, fill)),
    circle(500, 450, 250),
    ...Array.from({ length: 12 }, (_, hour) =>
      line(onCircle(500, 450, 288, hour * 30), onCircle(500, 450, 270, hour * 30)),
    ),
    line([500, 450], onCircle(500, 450, 200, 0), { width: 14 }),
    line([500, 450], onCircle(500, 450, 150, 95), { width: 14 }),
    circle(500, 450, 22, solid(ink)),
    rect(880, 150, 560, 600, { fill: paper }, 16),
    ...hours.map(({ fill, length }, row) => {
      const y = 215 + row * 130
      return (
        rect(930, y, length, 70, { fill }, 8) +
        line([880, y + 100], [1440, y + 100], { width: row < 3 ? 4 : 0 })
      )
    }),
    path('M800 450H850', { width: 12 }),
    arrowHead(862, 450),
  ].join('')

const leads: readonly (readonly [number, number, string])[] = [
  [210, 210, ochre],
  [300, 330, paper],
  [200, 450, green],
  [320, 560, paper],
  [220, 680, orange],
  [390, 230, green],
  [410, 440, orange],
  [400, 670, ochre],
  [490, 330, paper],
  [500, 560, green],
  [300, 130, paper],
  [320, 770, paper],
]

export const leadFunnel = (): string =>
  [
    rect(0, 100, 560, 700, solid(sage), 0),
    path('M560 140L820 370L960 370L960 530L820 530L560 760Z', { fill: paper }),
    ...leads.map(([x, y, fill]) => circle(x, y, 32, { fill })),
    circle(640, 400, 28, { fill: ochre }),
    circle(650, 520, 28, { fill: green }),
    circle(750, 450, 28, { fill: orange }),
    circle(890, 450, 28, { fill: orange }),
    arrowHead(1040, 450),
    line([985, 450], [1036, 450]),
    rect(1080, 230, 380, 110, { fill: orange }, 14),
    rect(1080, 395, 290, 110, { fill: green }, 14),
    rect(1080, 560, 210, 110, { fill: ochre }, 14),
    circle(1140, 285, 26, { fill: paper }),
    circle(1140, 450, 26, { fill: paper }),
    circle(1140, 615, 26, { fill: paper }),
  ].join('')
