/** What a chart and its table show of each day, and how it is written. */
export type Measure<Name extends string> = {
  name: Name
  label: string
  color: string
  /** Short, for the edge of a chart. */
  onAxis: (value: number) => string
  inWords: (value: number) => string
}
