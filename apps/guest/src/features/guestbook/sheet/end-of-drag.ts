type Drag = {
  /** How far down the finger is from where it began, in pixels. */
  distance: number
  /** Its last speed downwards, in pixels per millisecond. */
  speed: number
  height: number
}

/** A swipe this fast closes wherever it ends, if it is more than a twitch. */
const SWIPE_SPEED = 0.5
const SWIPE_PX = 48
/** Drawn this far down, the sheet closes also when it is let go slowly. */
const CLOSING_SHARE = 0.4

/** What becomes of a sheet that is let go: thrown back up it stays, whatever the distance. */
export function endOfDrag({ distance, speed, height }: Drag): 'close' | 'stay' {
  if (speed < -SWIPE_SPEED || distance <= 0) return 'stay'
  const isSwipe = speed > SWIPE_SPEED && distance > SWIPE_PX
  return isSwipe || distance > height * CLOSING_SHARE ? 'close' : 'stay'
}
