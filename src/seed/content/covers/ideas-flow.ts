import { bars, calendar, checkbox, contactCard, envelope, invoice, sheet, textLines } from './objects'
import { palette } from './palette'
import { arrow, arrowHead, check, circle, line, onCircle, path, rect, solid } from './shapes'

const { ink, paper, green, orange, ochre, sage } = palette

export const voiceChecklist = (): string =>
  [
    rect(0, 300, 830, 300, solid(sage), 0),
    bars(130, 450, 50, [70, 160, 260, 180, 360, 470, 300, 170, 400, 250, 120, 180, 70], {
      stroke: green,
      width: 22,
    }),
    sheet(860, 120, 520, 660),
    arrow([780, 450], [840, 450]),
    checkbox(930, 270, 84, true),
    checkbox(930, 430, 84, true),
    checkbox(930, 590, 84, true, orange),
    textLines(1060, 294, 240, 38, [1, 0.6]),
    textLines(1060, 454, 240, 38, [0.85, 0.5]),
    textLines(1060, 614, 240, 38, [1, 0.7]),
  ].join('')

export const emailContact = (): string =>
  [
    circle(1140, 450, 340, solid(sage)),
    path('M480 230C700 230 640 450 860 450', { width: 12 }),
    path('M480 670C700 670 640 450 860 450', { width: 12 }),
    line([480, 450], [840, 450], { width: 12 }),
    arrowHead(868, 450),
    envelope(220, 136, 270),
    envelope(220, 361, 270, orange),
    envelope(220, 586, 270),
    circle(660, 450, 26, { fill: ochre }),
    contactCard(890, 250, 520, 400),
  ].join('')

const slot = (column: number, row: number, rows: number, fill: string): string =>
  rect(290 + column * 150, 300 + row * 90, 120, rows * 90 - 20, { fill }, 10)

export const meetingCalendar = (): string =>
  [
    rect(400, 200, 900, 620, solid(sage), 0),
    calendar(250, 150, 800, 600, 110),
    slot(0, 0, 2, ochre),
    slot(0, 3, 1, paper),
    slot(1, 1, 1, paper),
    slot(1, 3, 1, ochre),
    slot(2, 0, 1, paper),
    slot(2, 2, 2, orange),
    slot(3, 1, 2, paper),
    slot(4, 0, 1, ochre),
    circle(1200, 560, 210, { fill: paper }),
    ...[0, 90, 180, 270].map((degrees) =>
      line(onCircle(1200, 560, 182, degrees), onCircle(1200, 560, 156, degrees)),
    ),
    path('M1200 560L1200 412A148 148 0 0 1 1348 560Z', solid(orange)),
    path('M1200 412L1200 560L1330 560', { width: 14 }),
    circle(1200, 560, 18, solid(ink)),
  ].join('')

export const invoiceGate = (): string =>
  [
    circle(800, 430, 290, solid(sage)),
    line([140, 690], [1460, 690], { width: 12 }),
    ...[240, 420, 600, 1000, 1180, 1360].map((x) => circle(x, 728, 30, { fill: paper })),
    invoice(230, 320, 270, 350),
    arrow([530, 500], [620, 500]),
    rect(640, 330, 76, 354, { fill: green }, 0),
    rect(884, 330, 76, 354, { fill: green }, 0),
    rect(610, 190, 380, 150, { fill: green }, 20),
    circle(800, 265, 50, { fill: orange }),
    check(800, 265, 46, { stroke: paper, width: 11 }),
    line([680, 265], [710, 265], { stroke: paper }),
    line([890, 265], [920, 265], { stroke: paper }),
    ...[430, 500, 570].map((y) => line([732, y], [868, y], { stroke: orange, dash: '2 22' })),
    arrow([970, 500], [1060, 500]),
    rect(1090, 360, 310, 310, { fill: paper }, 12),
    rect(1090, 360, 310, 66, { fill: ochre }, 12),
    line([1250, 426], [1250, 670], { width: 5 }),
    ...[480, 545, 610].map((y) => line([1125, y], [1215, y]) + line([1285, y], [1365, y], { stroke: green })),
  ].join('')

export const publishingFan = (): string =>
  [
    path('M560 450L1560 60V840Z', solid(sage)),
    ...[190, 365, 555, 730].map((y) => path(`M560 450C720 450 740 ${y} 880 ${y}`)),
    sheet(220, 190, 370, 520),
    rect(275, 260, 150, 56, solid(green), 8),
    textLines(275, 390, 260, 56, [1, 0.8, 1, 0.6]),
    circle(590, 450, 34, { fill: orange }),
    rect(890, 100, 330, 190, { fill: paper }, 14),
    line([890, 150], [1220, 150]),
    circle(920, 125, 8, solid(ink)),
    rect(925, 182, 110, 76, solid(ochre), 6),
    textLines(1070, 196, 110, 44, [1, 0.6]),
    rect(1290, 150, 150, 290, { fill: paper }, 24),
    rect(1316, 192, 98, 98, solid(orange), 6),
    textLines(1316, 340, 98, 44, [1, 0.6]),
    line([880, 365], [1290, 365]),
    rect(890, 460, 190, 190, { fill: paper }, 14),
    path('M898 630L960 560L1000 600L1030 570L1072 630Z', solid(green)),
    circle(1030, 510, 20, solid(ochre)),
    line([880, 730], [1150, 730]),
    envelope(1150, 600, 290),
  ].join('')
