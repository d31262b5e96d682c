/**
 * How long ago each mark of a call was made, so that the server puts them in the order in which they were pressed. It
 * reckons back from when a call reaches it, and calls take differently long: `notBefore` is until when it may have put
 * the last one that was sent, and what comes after is made to be later. All by the clock of the device.
 */
export function agesOf(madeAt: readonly number[], now: number, notBefore: number): number[] {
  const moments: number[] = []
  for (const moment of madeAt) moments.push(Math.max(moment, (moments.at(-1) ?? notBefore) + 1))
  const sentAt = Math.max(now, moments.at(-1) ?? now)
  return moments.map((moment) => sentAt - moment)
}
