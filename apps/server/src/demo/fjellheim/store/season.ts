/** How busy the house is in each month, January first: skiing, a quiet spring, the summer, the dark weeks. */
const BUSY = [9, 10, 10, 7, 3, 4, 8, 8, 5, 4, 3, 8] as const
export const BUSIEST = 10

export function busyOn(day: string): number {
  return BUSY[Number(day.slice(5, 7)) - 1] ?? 0
}
