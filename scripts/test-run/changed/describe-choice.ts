import type { Choice, Kind } from './choose.ts'

const NAMES: Record<Kind, string> = { unit: 'unit', server: 'server', journeys: 'journeys' }

/** In a few lines what is run because of what, and what is not. */
export function describeChoice(since: string, changed: readonly string[], choice: Choice): string {
  const { files, totals, features } = choice
  const line = (kind: Kind, why: string) => {
    const count = files[kind].length
    const what = count === 0 ? 'nothing to run' : `${count} of ${totals[kind]} files`
    return `  ${NAMES[kind].padEnd(9)} ${what}: ${why}`
  }
  const about =
    features === 'all' ? 'every feature' : features.length === 0 ? 'no feature' : features.join(', ')
  const left = [...(choice.hasFaults ? [] : ['faults']), ...(choice.hasBench ? [] : ['bench'])]
  return [
    `${changed.length} ${changed.length === 1 ? 'file' : 'files'} changed since ${since}.`,
    '  checks    all of them',
    line('unit', 'those that can reach the change by imports'),
    line('server', 'those that can reach the change by imports'),
    line('journeys', `those about ${about}, and those changed themselves`),
    ...(left.length > 0 ? [`  left out  ${left.join(' and ')}, whose own files did not change`] : []),
  ].join('\n')
}
