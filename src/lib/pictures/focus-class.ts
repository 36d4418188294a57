/** In percent of the width and of the height. */
export interface PointInPicture {
  x: number
  y: number
}

/** The style sheet has a class for every fifth percent, because pages may not have inline styles. */
const STEP = 5

const nearest = (percent: number) => Math.round(Math.min(Math.max(percent, 0), 100) / STEP) * STEP

/** The classes that keep a point of a cropped picture in view; none for the middle. */
export const focusClass = (point: PointInPicture | undefined): string | undefined =>
  point && `subject-x-${nearest(point.x)} subject-y-${nearest(point.y)}`
