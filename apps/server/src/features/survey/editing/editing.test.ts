import { QUESTIONS_MAX, SURVEYS_MAX } from '@innkeeper/domain/survey/constants.ts'
import { EMPTY_BODY } from '@innkeeper/domain/survey/new-survey.ts'
import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aProperty, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { TWO_LANGUAGES } from '../../../testing/property-with-editor.ts'
import { PRIVATE_PICTURE } from '../../../testing/property-with-everything.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

async function anEditor() {
  const propertyId = await aProperty(app.db, { localization: TWO_LANGUAGES })
  const call = caller(app, (await aSignedIn(app, propertyId, ['editor'])).cookie)
  const make = (body: object = { preset: null }) => call('POST', 'surveys', body)
  const save = (id: string, revision: number, change: object) =>
    call('PUT', `surveys/${id}`, { revision, change })
  return { propertyId, call, make, save }
}

describe('a survey is made', () => {
  it('empty, and listed as nothing guests can answer', async () => {
    const { call, make } = await anEditor()
    const { data } = await make({ preset: null, name: '  Your stay ' })
    expect(data).toMatchObject({
      ...{ name: 'Your stay', kind: 'survey', version: null, isOpen: false, hasChanges: true, revision: 1 },
      ...{ body: EMPTY_BODY, alert: { upTo: 6, emails: [] }, changedBy: 'Anna Lien' },
    })
    expect((await call('GET', 'surveys')).data.items).toEqual([
      {
        ...{ id: data.id, name: 'Your stay', kind: 'survey', version: null, isOpen: false, hasChanges: true },
        ...{ responses: 0, toHandle: 0, score: null, lastResponseAt: null },
      },
    ])
    expect((await call('GET', `surveys/${data.id}`)).data).toEqual(data)
  })

  it.each([
    ['stay', 'survey'],
    ['breakfast', 'survey'],
    ['spa', 'survey'],
    ['pulse', 'pulse'],
  ])(
    'as the preset %s, written in the languages of the property and ready to be published',
    async (preset, kind) => {
      const { call, make } = await anEditor()
      const { data } = await make({ preset })
      expect(data.kind).toBe(kind)
      const [question] = data.body.groups[0].questions
      expect(Object.keys(question.words)).toEqual(['0', '1'])
      const published = await call('POST', `surveys/${data.id}/publish`, { revision: 1 })
      expect(published).toMatchObject({ status: 200, data: { version: 1, isOpen: true } })
    },
  )

  it('as a copy with a name of its own, which nobody can answer yet', async () => {
    const { call, make, save } = await anEditor()
    const { data: first } = await make({ preset: 'stay', name: 'x'.repeat(100) })
    await call('POST', `surveys/${first.id}/publish`, { revision: 1 })
    await save(first.id, 2, { alert: { upTo: 3, emails: ['desk@hotel.example'] } })
    const { data: copy } = await make({ copyOf: first.id })
    expect(copy.id).not.toBe(first.id)
    expect(copy).toMatchObject({
      ...{ name: `${'x'.repeat(93)} (Copy)`, version: null, isOpen: false, body: first.body },
      alert: { upTo: 3, emails: ['desk@hotel.example'] },
    })
    expect(await make({ copyOf: newId() })).toMatchObject({ status: 404, code: 'survey/unknown' })
  })

  it('so many times and no more, also at once', async () => {
    const { call, make } = await anEditor()
    for (let nth = 0; nth < SURVEYS_MAX - 2; nth++) await make()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => make()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ code }) => code === 'survey/too-many')).toHaveLength(3)
    expect((await call('GET', 'surveys')).data.items).toHaveLength(SURVEYS_MAX)
  })
})

describe('a survey is saved', () => {
  it('part by part; what was saved meanwhile is shown to whoever comes later', async () => {
    const { make, save } = await anEditor()
    const { data: first } = await make()
    const { data: second } = await save(first.id, 1, { body: SAMPLE_SURVEY })
    expect(second).toMatchObject({ revision: 2, name: first.name, body: SAMPLE_SURVEY })
    const late = await save(first.id, 1, { name: 'Mine' })
    expect(late).toMatchObject({ status: 409, code: 'survey/stale-revision' })
    expect(late.details.current).toMatchObject({ revision: 2, body: SAMPLE_SURVEY })
  })

  it('once where the same save comes again after its answer was lost', async () => {
    const { make, save } = await anEditor()
    const { data: first } = await make()
    await save(first.id, 1, { name: 'Ours', kind: 'pulse' })
    expect(await save(first.id, 1, { name: 'Ours', kind: 'pulse' })).toMatchObject({
      ...{ status: 200, data: { revision: 2, name: 'Ours', kind: 'pulse' } },
    })
  })

  it('with a picture of the property and with no other', async () => {
    const { propertyId, make, save } = await anEditor()
    const other = await anEditor()
    const [own, foreign] = await Promise.all(
      [propertyId, other.propertyId].map((id) =>
        app.media.storeFile(id, { bytes: PRIVATE_PICTURE, fileName: 'Lake.svg' }),
      ),
    )
    const { data: first } = await make()
    const shown = (pictureId: string | undefined) =>
      save(first.id, 1, { body: { ...EMPTY_BODY, pictureId: pictureId ?? null } })
    expect((await shown(foreign?.id)).code).toBe('media/unknown')
    expect((await shown(own?.id)).data.body.pictureId).toBe(own?.id)
  })

  const question = { kind: 'rating', id: 'room', words: { 0: 'Your room' }, isRequired: false, when: null }
  const groups = (...questions: object[]) => [{ id: 'one', title: {}, note: {}, questions }]
  const link = { id: 'g', site: 'google', name: '' }
  it.each([
    ['no name', { name: '  ' }],
    ['a name of 101 letters', { name: 'x'.repeat(101) }],
    ['a kind that is none', { kind: 'poll' }],
    ['an alert at 11', { alert: { upTo: 11, emails: [] } }],
    ['an alert to no address', { alert: { upTo: 6, emails: ['desk'] } }],
    ['a question of no kind', { body: { ...EMPTY_BODY, groups: groups({ ...question, kind: 'matrix' }) } }],
    [
      'a question named as a part of every object',
      {
        body: { ...EMPTY_BODY, groups: groups({ ...question, id: 'constructor' }) },
      },
    ],
    [
      'words in a language that is no number',
      {
        body: { ...EMPTY_BODY, groups: groups({ ...question, words: { en: 'Your room' } }) },
      },
    ],
    [
      'more questions than there is room for',
      {
        body: {
          ...EMPTY_BODY,
          groups: groups(
            ...Array.from({ length: QUESTIONS_MAX + 1 }, (_, nth) => ({ ...question, id: `q${nth}` })),
          ),
        },
      },
    ],
    [
      'a review link that runs a script',
      {
        body: { ...EMPTY_BODY, reviewLinks: { 0: [{ ...link, url: 'javascript:alert(1)' }] } },
      },
    ],
    [
      'a review link without encryption',
      {
        body: { ...EMPTY_BODY, reviewLinks: { 0: [{ ...link, url: 'http://reviews.example' }] } },
      },
    ],
  ])('never with %s', async (_what, change) => {
    const { make, save, call } = await anEditor()
    const { data: first } = await make()
    expect(await save(first.id, 1, change)).toMatchObject({ status: 400, code: 'request/invalid' })
    expect((await call('GET', `surveys/${first.id}`)).data).toEqual(first)
  })
})

describe('a survey of another property', () => {
  it('is unknown, whatever is asked of it', async () => {
    const mine = await anEditor()
    const theirs = await anEditor()
    const { data } = await theirs.make({ preset: 'stay' })
    const period = 'from=2026-11-01&to=2026-11-30'
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { revision: 1, change: { name: 'Mine' } }],
      ['POST', '/publish', { revision: 1 }],
      ['POST', '/open', { isOpen: true }],
      ['DELETE', '', undefined],
      ['GET', '/uses', undefined],
      ['GET', `/results?${period}`, undefined],
      ['GET', '/responses.csv', undefined],
    ] as const)
      expect(await mine.call(method, `surveys/${data.id}${path}`, body), `${method} ${path}`).toMatchObject({
        ...{ status: 404, code: 'survey/unknown' },
      })
    expect((await mine.make({ copyOf: data.id })).code).toBe('survey/unknown')
    expect((await theirs.call('GET', `surveys/${data.id}`)).data).toEqual(data)
  })
})

it('a reception sees which surveys there are and edits none', async () => {
  const { propertyId, make } = await anEditor()
  const { data } = await make({ preset: 'stay' })
  const reception = caller(app, (await aSignedIn(app, propertyId, ['reception'])).cookie)
  expect((await reception('GET', 'surveys')).data.items).toMatchObject([{ id: data.id, score: null }])
  for (const [method, path, body] of [
    ['POST', '', { preset: null }],
    ['GET', `/${data.id}`, undefined],
    ['PUT', `/${data.id}`, { revision: 1, change: {} }],
    ['POST', `/${data.id}/publish`, { revision: 1 }],
    ['DELETE', `/${data.id}`, undefined],
  ] as const)
    expect((await reception(method, `surveys${path}`, body)).status, `${method} ${path}`).toBe(403)
})
