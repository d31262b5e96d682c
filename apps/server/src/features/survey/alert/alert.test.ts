import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aSurveyHouse } from '../../../testing/survey-house.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ withJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

async function anAlertedHouse(emails: string[]) {
  const house = await aSurveyHouse(app, { body: { ...SAMPLE_SURVEY, isContactOptional: true } })
  const { revision } = (await house.call('GET', `surveys/${house.surveyId}`)).data
  const saved = await house.call('PUT', `surveys/${house.surveyId}`, {
    ...{ revision, change: { alert: { upTo: 6, emails } } },
  })
  expect(saved.status).toBe(200)
  return house
}

it('a low score is told to every address of its survey, with the words and without the guest', async () => {
  const emails = ['kitchen@house.example', 'owner@house.example']
  const { surveyId, guest } = await anAlertedHouse(emails)
  const why = '<b>Cold</b> coffee & =HYPERLINK("https://evil.example")'
  const { data, status } = await guest().send(surveyId, {
    answers: { recommend: 6, why },
    asksForContact: true,
  })
  expect(status).toBe(200)
  for (const email of emails) {
    await expect.poll(() => app.mails(email)).toHaveLength(1)
    const [mail] = await app.mails(email)
    expect(mail?.subject).toBe('A guest gave 6 of 10: Your stay')
    expect(mail?.text).toContain('<b>Cold</b> coffee & =HYPERLINK')
    expect(mail?.text).toContain('The guest asks to be contacted.')
    expect(mail?.text).toContain(
      `/admin/surveys/${surveyId}/responses?view=responses&response=${data.responseId}`,
    )
    expect(mail?.html).toContain('&lt;b&gt;Cold&lt;/b&gt; coffee &amp; =HYPERLINK')
    expect(`${mail?.html} ${mail?.text}`).not.toMatch(/Winters|nora@guest/)
  }
})

it('a better one is told to nobody', async () => {
  const { surveyId, guest } = await anAlertedHouse(['quiet@house.example', 'heard@house.example'])
  await guest().send(surveyId, { answers: { recommend: 7 } })
  await guest().send(surveyId, { answers: { recommend: 0 } })
  await expect.poll(() => app.mails('quiet@house.example')).toHaveLength(1)
  const [mail] = await app.mails('quiet@house.example')
  expect(mail?.subject).toContain('0 of 10')
})
