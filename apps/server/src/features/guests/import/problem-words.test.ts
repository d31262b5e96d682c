import { expect, it } from 'vitest'
import { problemWords } from './problem-words.ts'

const row = { names: ['Telefon', ''], cells: ['ring mig', '32.12.2026'] }

it('a refused cell is told by the name of its column and what stands in it', () => {
  const problem = { column: 0, field: 'phone', problem: 'invalid' } as const
  expect(problemWords(problem, row)).toBe('Telefon cannot be read: “ring mig”.')
})

it('what has no column, or one without a name, is called as people call it', () => {
  const missing = { column: null, problem: 'required' } as const
  expect(problemWords({ ...missing, field: 'bookingNumber' }, row)).toBe('The booking number is missing.')
  expect(problemWords({ ...missing, field: 'custom:abc' }, row)).toBe('A guest field is missing.')
  const nameless = { column: 1, field: 'arrival', problem: 'invalid' } as const
  expect(problemWords(nameless, row)).toBe('The arrival cannot be read: “32.12.2026”.')
})
