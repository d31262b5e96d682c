import { sameJson } from '../../../platform/same-json.ts'

/** Something for each weekday, Monday first. */
export type Week<Day> = [Day, Day, Day, Day, Day, Day, Day]

export function isSameEveryDay<Day>(week: Readonly<Week<Day>>): boolean {
  return week.every((day) => sameJson(day, week[0]))
}

export function sameEveryDay<Day>(day: Day): Week<Day> {
  return [day, day, day, day, day, day, day]
}

export function withDay<Day>(week: Readonly<Week<Day>>, at: number, day: Day): Week<Day> {
  return week.map((before, index) => (index === at ? day : before)) as Week<Day>
}
