export type Aim = { atMost: number } | { atLeast: number }

/** One line of a table; the verdict is empty where nothing is aimed at. */
export type Row = {
  what: string
  figure: string
  baseline: string
  ratio: string
  aim: string
  verdict: 'met' | 'MISSED' | ''
}

const NOT_MEASURED = 'not measured'

type Measured = { what: string; value: number; unit: string; aim?: Aim }

/** A figure against another of the same run; the aim is about their ratio. */
export function ratioRow({ what, value, unit, aim, baseline }: Measured & { baseline: number }): Row {
  const ratio = value / baseline
  return {
    what,
    figure: withUnit(value, unit),
    baseline: withUnit(baseline, unit),
    ratio: `${shown(ratio)} x`,
    aim: aim ? `${aimText(aim)} x` : '',
    verdict: verdictOf(ratio, aim),
  }
}

/** A figure on its own; the aim is about the figure. */
export function figureRow({ what, value, unit, aim }: Measured): Row {
  return {
    what,
    figure: withUnit(value, unit),
    baseline: '',
    ratio: '',
    aim: aim ? withUnitText(aimText(aim), unit) : '',
    verdict: verdictOf(value, aim),
  }
}

/** A figure that could not be taken counts as missed: silence would look like success. */
function verdictOf(value: number, aim: Aim | undefined): Row['verdict'] {
  if (!aim) return ''
  const isMet = 'atMost' in aim ? value <= aim.atMost : value >= aim.atLeast
  return isMet ? 'met' : 'MISSED'
}

function aimText(aim: Aim): string {
  return 'atMost' in aim ? `<= ${aim.atMost}` : `>= ${aim.atLeast}`
}

function withUnit(value: number, unit: string): string {
  return withUnitText(shown(value), unit)
}

function withUnitText(text: string, unit: string): string {
  return unit === '' ? text : `${text} ${unit}`
}

/** Three digits that mean something. */
function shown(value: number): string {
  if (Number.isNaN(value)) return NOT_MEASURED
  if (Math.abs(value) >= 100) return value.toFixed(0)
  if (Math.abs(value) >= 10) return value.toFixed(1)
  return value.toFixed(Math.abs(value) < 0.1 && value !== 0 ? 3 : 2)
}

/** Whether something of a row could not be taken at all, which is worse than a missed aim. */
export function isNotMeasured({ figure, baseline }: Row): boolean {
  return figure.startsWith(NOT_MEASURED) || baseline.startsWith(NOT_MEASURED)
}
