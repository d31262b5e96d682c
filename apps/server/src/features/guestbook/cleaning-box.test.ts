import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { aCleaningBox } from '../../testing/cleaning-box.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Change = NonNullable<Parameters<typeof aCleaningBox>[1]>['card']

const boxOf = async (card: Change, language = 0) => {
  const { propertyId } = await aCleaningBox(app, { card: card ?? {} })
  const url = `/api/guest/${propertyId}/guestbook?language=${language}`
  return (await app.inject({ url })).json().data.boxes[0]
}
const words = { title: 'Cleaning?', saving: 'You plant a spruce.', button: { text: 'Skip tomorrow' } }

it('guests read what skipping saves, in their language or the default one', async () => {
  const content = { 0: { skip: words }, 1: { skip: { title: 'Rengøring?', saving: 'Du planter en gran.' } } }
  const options = { cleaningAction: 'skip' } as const
  expect((await boxOf({ content, options })).content).toEqual(words)
  expect((await boxOf({ content, options }, 1)).content.saving).toBe('Du planter en gran.')
  const english = await boxOf({ content: { 0: { skip: words } }, options }, 1)
  expect([english.language, english.content.saving]).toEqual(['en', words.saving])
})

it('a box always says what it offers and when, also of a card that was saved without', async () => {
  const { options } = await boxOf({ content: { 0: { request: words } }, options: {} })
  expect(options).toEqual({
    cleaningAction: 'request',
    cleaningWindow: { opens: '08:00', closes: '22:00' },
  })
})

it('where both are offered, no words of one button stand on the other', async () => {
  const { content, language } = await boxOf({ content: { 1: { either: words } } }, 1)
  expect(content).toEqual({ title: words.title, saving: words.saving })
  expect(language).toBe('da')
})

it('staff find a card by what skipping saves', async () => {
  const card = { content: { 0: { either: { title: 'Cleaning?', saving: 'You plant a spruce.' } } } }
  const { propertyId, cardId } = await aCleaningBox(app, { card })
  const call = caller(app, (await aSignedIn(app, propertyId, ['editor'])).cookie)
  const { data } = await call('GET', 'search?query=spruce')
  expect(JSON.stringify(data)).toContain(cardId)
})
