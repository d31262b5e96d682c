import { describe, expect, it } from 'vitest'
import { ownSurvey } from './own-survey.ts'

const stay = { id: 'stay', kind: 'survey' as const }
const spa = { id: 'spa', kind: 'survey' as const }
const pulse = { id: 'pulse', kind: 'pulse' as const }

describe('the survey of a guest', () => {
  it('is none before the stay, the pulse during it and the first about the stay after it', () => {
    const open = [stay, pulse, spa]
    expect(ownSurvey(open, 'preStay')).toBeNull()
    expect(ownSurvey(open, 'inStay')).toBe(pulse)
    expect(ownSurvey(open, 'postStay')).toBe(stay)
  })

  it('is the one about the stay where there is no pulse, and never a pulse after it', () => {
    expect(ownSurvey([spa, stay], 'inStay')).toBe(spa)
    expect(ownSurvey([pulse], 'postStay')).toBeNull()
    expect(ownSurvey([], 'inStay')).toBeNull()
  })
})
