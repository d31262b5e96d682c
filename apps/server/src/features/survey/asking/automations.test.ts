import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { anAutomationDesk, aStep } from '../../../testing/automation-desk.ts'
import { anAnsweringGuest, aPublishedSurvey } from '../../../testing/survey-house.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, queuesJobs: true })
})
afterAll(() => app.close())

async function anAskingDesk() {
  app.clock.set('2026-11-15T11:00:00Z')
  const desk = await anAutomationDesk(app, { timeZone: 'UTC' })
  const { id: surveyId } = await aPublishedSurvey(desk.call, SAMPLE_SURVEY)
  const guest = anAnsweringGuest(app, desk.propertyId)
  return { ...desk, surveyId: surveyId as string, guest }
}
const DEPARTED = { state: 'checkout', arrival: '2026-11-12', departure: '2026-11-15' } as const

describe('the survey after check-out', () => {
  it('is asked the next day, and once more four days later of those who did not answer', async () => {
    const { call, turn, booking, at, sent, plan, guest, surveyId, ...desk } = await anAskingDesk()
    const [answers, waits] = [
      await booking({ ...DEPARTED, email: 'answers@guest.example' }),
      await booking({ ...DEPARTED, email: 'waits@guest.example' }),
    ]
    const { data } = await call('POST', 'automations', { starter: 'survey' })
    await turn(data.id, true)
    await plan()
    await at('2026-11-16T11:00:01Z')
    await guest.send(surveyId, { booking: answers.linkKey })
    await at('2026-11-20T11:00:01Z')
    const messages = await sent()
    const of = ({ id }: { id: string }) =>
      messages
        .filter(({ bookingId }) => bookingId === id)
        .map(({ kind, state, failure }) => [kind, failure ?? state])
    expect(of(waits)).toEqual([
      ['step-1', 'queued'],
      ['step-2', 'queued'],
    ])
    expect(of(answers)).toEqual([
      ['step-1', 'queued'],
      ['step-2', 'survey-answered'],
    ])
    const steps = await desk.steps(data.id)
    expect(steps.filter(({ bookingId }) => bookingId === answers.id).map(({ reason }) => reason)).toEqual([
      null,
      'survey-answered',
    ])
  })

  it('is offered as a starter together with the question on the second day', async () => {
    const { call } = await anAskingDesk()
    const { data } = await call('GET', 'automations')
    expect(data.starters).toEqual(expect.arrayContaining(['survey', 'pulse']))
  })
})

describe('a low score', () => {
  it('sets a message off at once, for as low as the automation says, and only for those who said who they are', async () => {
    const { automation, booking, plan, sent, guest, surveyId, propertyId } = await anAskingDesk()
    const { version } = (await guest.start(surveyId)).data.survey
    const low = await booking({ ...DEPARTED, email: 'low@guest.example' })
    const middling = await booking({ ...DEPARTED, email: 'middling@guest.example' })
    const nobody = await booking({ ...DEPARTED, email: 'nobody@guest.example' })
    await automation({ trigger: { on: 'low survey score', upTo: 4 }, steps: [aStep()] })
    const answer = (linkKey: string, recommend: number, more: object = {}) =>
      anAnsweringGuest(app, propertyId).send(surveyId, {
        ...{ version, booking: linkKey, answers: { recommend }, ...more },
      })
    await answer(low.linkKey, 4)
    await answer(middling.linkKey, 5)
    await answer(nobody.linkKey, 0, { contact: null })
    await plan()
    expect((await sent()).map(({ recipient }) => recipient)).toEqual(['low@guest.example'])
    await plan()
    expect(await sent()).toHaveLength(1)
  })
})
