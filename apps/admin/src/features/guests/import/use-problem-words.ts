import type { ImportRow } from '@innkeeper/api/guests/import.ts'
import { useT } from '../../../platform/texts.ts'
import { useFieldWords } from './field-words.ts'

type Problem = ImportRow['problems'][number]

/** Why a row is refused, as a person reads it. */
export function useProblemWords(): (row: ImportRow, problem: Problem) => string {
  const t = useT()
  const words = useFieldWords()
  return ({ cells }, { column, field: name, problem, line }) => {
    const value = (column === null ? '' : cells?.[column]) ?? ''
    const field = words(name)
    if (problem === 'invalid' && (name === 'phone' || name === 'email'))
      return t(`bookingImport.problem.invalid.${name}`, { value })
    if (problem === 'unknown' && (name === 'unit' || name === 'unitCategory'))
      return t(`bookingImport.problem.unknown.${name}`, { value })
    switch (problem) {
      case 'invalid':
      case 'unknown':
        return t(`bookingImport.problem.${problem}`, { field, value })
      case 'same-number':
        return t('bookingImport.problem.same-number', { line: line ?? 0 })
      case 'required':
      case 'passed':
      case 'too-much-text':
        return t(`bookingImport.problem.${problem}`, { field })
      default:
        return t(`bookingImport.problem.${problem}`)
    }
  }
}
