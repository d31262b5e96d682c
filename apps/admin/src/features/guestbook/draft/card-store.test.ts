import { CallError } from '@innkeeper/api/client.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleServer } from '../../../components/editing/form/sample-server.ts'
import type { CardDraft } from './card-draft.ts'
import { cardForm } from './card-store.ts'
import { withWords } from './edits.ts'
import { sampleCard } from './sample-card.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const AT = { language: 0, variant: 'default', main: 0 }
const title = (words: string) => (draft: CardDraft) =>
  withWords(draft, AT, (box) => ({ ...box, title: words }))
const subtitle = (words: string) => (draft: CardDraft) =>
  withWords(draft, AT, (box) => ({ ...box, subtitle: words }))
const titleOf = (draft: CardDraft) => draft.content[0]?.default?.title

const OFFLINE = new CallError('offline', 0, 'offline')

function desk() {
  const server = sampleServer(cardForm, sampleCard(), (read, draft) => ({
    ...read,
    card: { ...read.card, ...draft },
    isChanged: true,
  }))
  return {
    ...server,
    colleague: (words: Record<string, string>) =>
      server.colleague((draft) => withWords(draft, AT, (box) => ({ ...box, ...words }))),
    setDown: (isDown: boolean) => server.fail(isDown ? OFFLINE : null),
  }
}

describe('a card being edited', () => {
  test('is saved by itself, once for a run of key strokes', async () => {
    const { open, taken, storage } = desk()
    const store = open()
    for (const words of ['B', 'Br', 'Bru', 'Brunch']) store.change(title(words))
    expect(store.get().saveState).toBe('unsaved')
    await vi.advanceTimersByTimeAsync(200)
    expect(taken.map(titleOf)).toEqual(['Brunch'])
    expect(store.get().saveState).toBe('saved')
    expect(storage.unsaved).toBeNull()
  })

  test('what is typed while nobody answers is kept on the device within seconds', async () => {
    const { open, setDown, storage } = desk()
    const store = open()
    setDown(true)
    // Long enough for the pauses between tries to have grown longer than that.
    for (let tries = 0; tries < 20; tries += 1) {
      store.change(title(`Try ${tries}`))
      await vi.advanceTimersByTimeAsync(2000)
      expect((storage.unsaved as { draft: CardDraft }).draft.content[0]?.default?.title).toBe(`Try ${tries}`)
    }
  })

  test('what is typed while a save is on its way follows it', async () => {
    const { open, taken } = desk()
    const store = open()
    store.change(title('First'))
    await vi.advanceTimersByTimeAsync(110)
    store.change(title('Second'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(taken.map(titleOf)).toEqual(['First', 'Second'])
    expect(titleOf(store.get().draft)).toBe('Second')
  })

  test('typing it back to what is saved sends nothing', async () => {
    const { open, sent } = desk()
    const store = open()
    store.change(title('Breakfast '))
    await vi.advanceTimersByTimeAsync(500)
    expect(sent).toEqual([])
    expect(store.get().saveState).toBe('unchanged')
  })

  test('without a connection it is kept here and sent when the connection is back', async () => {
    const { open, taken, storage, setDown } = desk()
    setDown(true)
    const store = open()
    store.change(title('On the train'))
    await vi.advanceTimersByTimeAsync(500)
    expect(store.get().saveState).toBe('offline')
    expect(storage.unsaved).not.toBeNull()
    setDown(false)
    store.flush()
    await vi.advanceTimersByTimeAsync(100)
    expect(taken.map(titleOf)).toEqual(['On the train'])
    expect(store.get().saveState).toBe('saved')
  })

  test('after a crash without a connection the next page finds and saves it', async () => {
    const { open, taken, setDown } = desk()
    setDown(true)
    open().change(title('Kept'))
    await vi.advanceTimersByTimeAsync(500)
    setDown(false)
    vi.clearAllTimers()
    const next = open()
    expect(titleOf(next.get().draft)).toBe('Kept')
    expect(next.get().isRestored).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(taken.map(titleOf)).toEqual(['Kept'])
  })

  test('a colleague who changed other fields: both changes are kept', async () => {
    const { open, colleague, saved } = desk()
    const store = open()
    colleague({ subtitle: 'Eight to eleven' })
    store.change(title('Brunch'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(saved().card.content[0]?.default).toEqual({ title: 'Brunch', subtitle: 'Eight to eleven' })
    expect(store.get().mergedWith).toEqual({ name: 'Anna' })
  })

  test('a colleague who changed the same field: both are shown, nothing is saved, then one is chosen', async () => {
    const { open, colleague, saved, taken } = desk()
    const store = open()
    colleague({ title: 'Theirs' })
    store.change(title('Mine'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(store.get().saveState).toBe('conflict')
    expect(store.get().conflict?.found).toMatchObject([{ mine: 'Mine', theirs: 'Theirs', isConflict: true }])
    store.change(subtitle('Typed meanwhile'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(taken).toEqual([])

    store.resolve(() => 'mine')
    await vi.advanceTimersByTimeAsync(1000)
    expect(saved().card.content[0]?.default?.title).toBe('Mine')
  })

  test('what is typed while a conflict waits is not lost by choosing', async () => {
    const { open, colleague, saved } = desk()
    const store = open()
    colleague({ title: 'Theirs' })
    store.change(title('Mine'))
    await vi.advanceTimersByTimeAsync(1000)
    store.change(subtitle('Typed meanwhile'))
    store.resolve(({ suggested }) => suggested)
    await vi.advanceTimersByTimeAsync(1000)
    expect(saved().card.content[0]?.default).toEqual({ title: 'Mine', subtitle: 'Typed meanwhile' })
  })

  test('a newer version comes in by itself as long as nothing is typed', async () => {
    const { open, colleague } = desk()
    const store = open()
    store.adopt(colleague({ title: 'Theirs' }))
    expect(titleOf(store.get().draft)).toBe('Theirs')
    store.change(title('Mine'))
    store.adopt(colleague({ title: 'Theirs again' }))
    expect(titleOf(store.get().draft)).toBe('Mine')
  })

  test('going back to the published version forgets what was typed', async () => {
    const { open, sent, storage } = desk()
    const store = open()
    store.change(title('Never mind'))
    store.replace(sampleCard({}, { revision: 5 }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([])
    expect(storage.unsaved).toBeNull()
    expect(titleOf(store.get().draft)).toBe('Breakfast')
  })
})
