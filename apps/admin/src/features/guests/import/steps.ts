import type { ImportState } from '@innkeeper/api/guests/import.ts'

export const STEPS = ['file', 'columns', 'look', 'import'] as const
export type Step = (typeof STEPS)[number]

const STEP_OF: Readonly<Record<ImportState, Step>> = {
  reading: 'file',
  columns: 'columns',
  checking: 'look',
  checked: 'look',
  applying: 'import',
  stopped: 'import',
  applied: 'import',
  'taking-back': 'import',
  'taken-back': 'import',
}

/** The step of an import; one that was looked at can go back to its columns. */
export function stepOf(state: ImportState | null, atColumns: boolean): Step {
  if (state === null) return 'file'
  return state === 'checked' && atColumns ? 'columns' : STEP_OF[state]
}
