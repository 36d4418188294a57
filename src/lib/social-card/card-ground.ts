const thread =
  'M560 548c0-44 30-70 62-70s52 20 52 48-20 54-52 54-46-20-46-42c0-30 24-46 58-46 44 0 62 44 108 44H1200'

/** The background of a card. Without a picture the thread runs along the bottom. */
export const cardGround = (plain: boolean): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#f6f3ec"/>${
    plain
      ? `<path d="${thread}" fill="none" stroke="#d9572b" stroke-width="5" stroke-linecap="round"/><circle cx="1040" cy="536" r="22" fill="#0f5c4a"/><path d="m1030 537 7 7 13-15" fill="none" stroke="#f6f3ec" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
      : ''
  }</svg>`

/** The mark of the wordmark: a loose thread that runs out into a straight line. */
export const cardMark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="73" height="40" viewBox="0 0 44 24" fill="none"><path d="M2 15c0-7 5-11 9-11s7 3 7 7-3 8-7 8-6-3-6-6 3-6 7-6c7 0 8 8 15 8h8" stroke="#d9572b" stroke-width="2.4" stroke-linecap="round"/><circle cx="39" cy="15" r="3.6" fill="#0f5c4a"/></svg>'
