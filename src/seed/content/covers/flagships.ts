import { bars, calendar, checkbox, microphone, person, textLines } from './objects'
import { palette } from './palette'
import { arc, arrow, arrowHead, circle, ellipse, line, path, rect, solid } from './shapes'

const { ink, paper, green, orange, ochre, sage } = palette

export const voiceAssistant = (): string =>
  [
    circle(470, 450, 330, solid(sage)),
    microphone(470, 540, 320),
    ...[330, 410].flatMap((r) => [
      arc(470, 430, r * 0.8, 50, 130, { width: 12 }),
      arc(470, 430, r * 0.8, 230, 310, { width: 12 }),
    ]),
    path('M830 430H890', { width: 12 }),
    arrowHead(904, 430),
    rect(930, 200, 480, 480, { fill: paper }, 24),
    checkbox(985, 260, 84, true),
    textLines(1110, 284, 240, 40, [1, 0.65]),
    line([930, 400], [1410, 400]),
    person(1035, 470, 130, ochre),
    calendar(1170, 470, 180, 140, 46),
    circle(1300, 566, 20, solid(orange)),
    circle(1220, 566, 10, solid(ink)),
    circle(1258, 566, 10, solid(ink)),
  ].join('')

const satellite = (x: number, y: number): string => circle(x, y, 118, { fill: paper })

export const voiceIntegration = (): string =>
  [
    circle(800, 450, 330, solid(sage)),
    path('M330 250L800 450L1270 250', { width: 12 }),
    path('M330 650L800 450L1270 650', { width: 12 }),
    circle(800, 450, 200, { fill: green }),
    bars(680, 450, 40, [60, 140, 220, 110, 200, 130, 60], { stroke: paper }),
    satellite(330, 250),
    rect(290, 180, 80, 140, { fill: ochre }, 16),
    line([320, 296], [340, 296]),
    satellite(1270, 250),
    path('M1210 205v90a60 24 0 0 0 120 0v-90', { fill: sage }),
    path('M1210 250a60 24 0 0 0 120 0'),
    ellipse(1270, 205, 60, 24, { fill: sage }),
    satellite(330, 650),
    calendar(270, 600, 120, 110, 36),
    circle(350, 676, 14, solid(orange)),
    circle(310, 676, 8, solid(ink)),
    satellite(1270, 650),
    path('M1200 630L1270 596L1340 630V704L1270 738L1200 704Z', { fill: orange }),
    path('M1200 630L1270 664L1340 630M1270 664V738'),
    ...(
      [
        [520, 331],
        [1080, 331],
        [520, 569],
        [1080, 569],
      ] as const
    ).map(([x, y]) => circle(x, y, 18, { fill: paper })),
  ].join('')

const tile = (column: number, row: number, fill: string, drawing = ''): string => {
  const x = 800 + column * 220
  const y = 130 + row * 220
  return `${rect(x, y, 200, 200, { fill }, 10)}<g transform="translate(${x} ${y})">${drawing}</g>`
}

export const socialGrid = (): string =>
  [
    rect(880, 60, 720, 780, solid(sage), 0),
    calendar(110, 250, 380, 400, 90),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) =>
        circle(170 + column * 86, 405 + row * 86, 20, solid(row === 1 && column === 3 ? orange : sage)),
      ),
    ),
    tile(
      0,
      0,
      paper,
      path('M4 160L70 80L120 130L150 100L196 160V196H4Z', solid(green)) + circle(140, 56, 24, solid(ochre)),
    ),
    tile(1, 0, ochre, circle(100, 100, 60, { fill: paper }) + circle(100, 100, 30, { fill: sage })),
    tile(
      2,
      0,
      paper,
      path(
        'M100 40V160M100 160C50 150 40 110 44 84C84 84 100 120 100 160C100 120 116 84 156 84C160 110 150 150 100 160',
      ),
    ),
    rect(800, 350, 200, 200, { fill: paper, dash: '2 24' }, 10),
    tile(
      1,
      1,
      green,
      path('M52 76H128V112a38 38 0 0 1 -76 0ZM128 84h12a18 18 0 0 1 0 36h-14M44 168H136M76 56V40M104 56V40', {
        stroke: paper,
      }),
    ),
    tile(2, 1, paper, path('M60 50H140L156 160H44Z', { fill: orange }) + path('M76 50q24 -36 48 0')),
    tile(0, 2, paper, textLines(40, 70, 120, 40, [1, 0.7, 0.9])),
    tile(1, 2, sage, path('M100 150L48 96a32 32 0 0 1 52 -36a32 32 0 0 1 52 36Z', { fill: orange })),
    tile(
      2,
      2,
      ochre,
      path('M50 150a50 50 0 0 1 100 0Z', { fill: paper }) + circle(100, 70, 28, { fill: paper }),
    ),
    line([514, 486], [560, 472], { dash: '2 20' }),
    `<g transform="rotate(-7 670 450)">${rect(570, 350, 200, 200, { fill: orange }, 10)}${path('M642 400L722 450L642 500Z', { fill: paper })}</g>`,
    arrow([810, 450], [900, 450]),
  ].join('')

const columns = [0, 1, 2, 3, 4]

export const dataLens = (): string =>
  [
    rect(200, 150, 900, 600, { fill: paper }, 14),
    rect(560, 270, 180, 476, solid(sage), 0),
    rect(200, 150, 900, 120, { fill: green }, 14),
    ...columns.map((column) =>
      line([245 + column * 180, 210], [320 + column * 180, 210], { stroke: paper, width: 12 }),
    ),
    ...[1, 2, 3, 4].map((column) => line([200 + column * 180, 270], [200 + column * 180, 750], { width: 4 })),
    ...[0, 1, 2, 3].flatMap((row) => [
      line([200, 270 + row * 120], [1100, 270 + row * 120], { width: 4 }),
      ...columns.map((column) =>
        line(
          [245 + column * 180, 330 + row * 120],
          [290 + column * 180 + ((row * 37 + column * 53) % 60), 330 + row * 120],
        ),
      ),
    ]),
    line([1250, 640], [1400, 790], { width: 46 }),
    circle(1080, 470, 240, { fill: paper, width: 26 }),
    rect(930, 500, 70, 90, { fill: sage }, 6),
    rect(1022, 440, 70, 150, { fill: ochre }, 6),
    rect(1114, 350, 70, 240, { fill: orange }, 6),
    line([900, 590], [1240, 590]),
  ].join('')
