/** In percent of the width and of the height. */
export interface PointInPicture {
  x: number
  y: number
}

/** The style sheet has a class for every fifth of a hundred, as pages may hold no styles of their own. */
const STEP = 5

const nearest = (percent: number) => Math.round(Math.min(Math.max(percent, 0), 100) / STEP) * STEP

/** The classes that keep a point of a picture in view where it is cut; none for its middle. */
export const focusClass = (point: PointInPicture | undefined): string | undefined =>
  point && `subject-x-${nearest(point.x)} subject-y-${nearest(point.y)}`
