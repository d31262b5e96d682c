/** Within this the time alone says when. */
const SOON_MS = 18 * 3_600_000
/** The plan was made a moment ago. */
const MOMENT_MS = 120_000

/** Until when SMS wait that were to go out at `asked`; null where nothing holds them back. */
export function heldBack(
  goesOutAt: string | null,
  { asked, now }: { asked: number; now: number },
): { until: string; isSoon: boolean } | null {
  if (goesOutAt === null) return null
  const until = Date.parse(goesOutAt)
  if (until - asked < MOMENT_MS) return null
  return { until: goesOutAt, isSoon: until - now < SOON_MS }
}
