type Press = {
  /** How many presses in a row the device counts; 0 for a key or an assistive technology. */
  clicks: number
  /** When the finger came down. */
  at: number
  /** When the screen that is shown was painted; infinite until it is. */
  paintedAt: number
}

/** Whether a press was meant for the screen that is shown, not for the one before it. */
export function isMeant({ clicks, at, paintedAt }: Press): boolean {
  if (clicks === 0) return true
  return clicks === 1 && at >= paintedAt
}
