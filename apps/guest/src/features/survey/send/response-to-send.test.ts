import { describe, expect, test } from 'vitest'
import { type Filled, firstFilled } from '../draft/filled.ts'
import { SAMPLE_KNOWN, SAMPLE_PLACE, sampleSurvey } from '../sample-start.ts'
import { responseToSend } from './response-to-send.ts'

const survey = sampleSurvey()
const sent = (part: Partial<Filled>, asked = survey, place = SAMPLE_PLACE) =>
  responseToSend(place, asked, { ...firstFilled(asked, SAMPLE_KNOWN), clientKey: 'K', ...part })

describe('what is sent', () => {
  test('holds what was asked and answered, and nothing that was answered and then not asked any more', () => {
    const answers = { recommend: 9, why: '  ', room: 4, roomWhy: ['noise'] }
    expect(sent({ answers }).answers).toEqual({ recommend: 9, room: 4 })
  })
  test('leaves the address to the house where it was left as it is', () => {
    expect(sent({}).contact).toEqual({ ...SAMPLE_KNOWN, email: '' })
  })
  test('names nobody where the name is left out, and then asks for no contact', () => {
    const low = { answers: { recommend: 3 }, asksForContact: true }
    expect(sent(low)).toMatchObject({ asksForContact: true })
    expect(sent({ ...low, isLeftOut: true })).toMatchObject({ contact: null, asksForContact: false })
  })
  test('names somebody where the house asks for it, whatever was ticked before it did', () => {
    const asking = sampleSurvey({ isContactOptional: false })
    expect(sent({ isLeftOut: true }, asking).contact).not.toBeNull()
  })
  test('asks for contact after a low level alone', () => {
    expect(sent({ answers: { recommend: 7 }, asksForContact: true }).asksForContact).toBe(false)
    expect(sent({ answers: { recommend: 6 }, asksForContact: true }).asksForContact).toBe(true)
  })
  test('says that it is a try in a preview, and for which stay it is otherwise', () => {
    expect(sent({})).toMatchObject({ booking: SAMPLE_PLACE.booking, version: 3, clientKey: 'K' })
    expect(sent({})).not.toHaveProperty('preview')
    const preview = { ...SAMPLE_PLACE, booking: null, preview: 'key' }
    expect(sent({}, survey, preview)).toMatchObject({ preview: 'key' })
    expect(sent({}, survey, preview)).not.toHaveProperty('booking')
  })
})
