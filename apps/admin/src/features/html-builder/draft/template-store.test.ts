import { CallError } from '@innkeeper/api/client.ts'
import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import { contentOfDraft } from '@innkeeper/html-builder/draft/draft-of-content.ts'
import { withLook, withWords } from '@innkeeper/html-builder/draft/edits.ts'
import { modulesInLanguage } from '@innkeeper/html-builder/draft/module-in.ts'
import { newModule, withInserted, withMoved, withoutModule } from '@innkeeper/html-builder/draft/structure.ts'
import type { TemplateDraft } from '@innkeeper/html-builder/draft/template-draft.ts'
import { describe, expect, test } from 'vitest'
import { createFormStore } from '../../../components/editing/form/form-store.ts'
import { memoryPort } from '../../../components/editing/form/memory-port.ts'
import { createHistory } from './history.ts'
import { sampleTemplate } from './sample-template.ts'
import { templateForm } from './template-form.ts'

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const write = (id: string, text: string) => (draft: TemplateDraft) =>
  withWords(draft, { language: 0, id }, 'props.contentColumnOne', words(text))
const add = (id: string, at: number) => (draft: TemplateDraft) =>
  withInserted(draft, at, [newModule('text', id)], 0)
const saidIn = (draft: TemplateDraft) =>
  modulesInLanguage(draft, 0).map(
    (module) => JSON.stringify(module.props).match(/"text":"([^"]+)"/)?.[1] ?? module.id,
  )

/** A server that refuses what is based on an older version, as the real one does. */
function sampleServer(start: StaffTemplate) {
  let current = start
  const save = (draft: TemplateDraft, by: string) => {
    current = { ...current, ...contentOfDraft(draft), revision: current.revision + 1, changedBy: by }
    return current
  }
  return {
    get: () => current,
    save,
    send: async (base: StaffTemplate, draft: TemplateDraft) => {
      if (base.revision !== current.revision) {
        throw new CallError('template/stale-revision', 409, '', { current })
      }
      return save(draft, 'me')
    },
  }
}

function open(change: Partial<Pick<ReturnType<typeof sampleServer>, 'send'>> = {}) {
  const form = templateForm(0)
  const server = { ...sampleServer(sampleTemplate()), ...change }
  const store = createFormStore(form, server.get(), {
    send: server.send,
    unsaved: memoryPort(),
    now: () => 0,
  })
  const colleague = (change: (draft: TemplateDraft) => TemplateDraft) =>
    server.save(change(form.draftOf(server.get())), 'Ola')
  return { form, server, store, colleague }
}

test('a save that is refused because the house is full says so and loses nothing', async () => {
  const { form, server, store } = open({
    send: async () => {
      throw new CallError('template/no-room', 409, 'x')
    },
  })
  store.change(write('a', 'It is ready'))
  await store.settle().catch(() => undefined)
  expect(store.get().error).toMatchObject({ code: 'template/no-room' })
  expect(store.get().conflict).toBeNull()
  expect(saidIn(store.get().draft)[0]).toBe('It is ready')
  expect(saidIn(form.draftOf(server.get()))[0]).not.toBe('It is ready')
})

describe('two people in one template', () => {
  test('what both added, moved and wrote is merged without a question', async () => {
    const { form, server, store, colleague } = open()
    colleague((draft) => add('theirs', 2)(write('b', 'Welcome')(draft)))
    store.change((draft) => withMoved(add('mine', 1)(write('a', 'It is ready')(draft)), 'b', 0))
    await store.settle()
    await store.settle()
    expect(store.get().conflict).toBeNull()
    const saved = form.draftOf(server.get())
    expect(saved.order).toEqual(['b', 'a', 'mine', 'theirs'])
    expect(saidIn(saved)).toEqual(['Welcome', 'It is ready', 'mine', 'theirs'])
  })

  test('a look and words of the same module do not clash; the same words wait for a choice', async () => {
    const { store, colleague, form, server } = open()
    colleague((draft) => withLook(draft, 'a', 'outerPadding', { top: 24, bottom: 0 }))
    store.change(write('a', 'It is ready'))
    await store.settle()
    await store.settle()
    expect(form.draftOf(server.get()).looks.a).toMatchObject({ outerPadding: { top: 24, bottom: 0 } })
    colleague(write('a', 'Theirs'))
    store.change(write('a', 'Mine'))
    await store.settle()
    expect(store.get().conflict?.found.filter(({ isConflict }) => isConflict)).toHaveLength(1)
  })

  test('a module that a colleague deletes while I write in it stays', async () => {
    const { store, colleague, form, server } = open()
    colleague((draft) => withoutModule(draft, 'a'))
    store.change(write('a', 'It is ready'))
    await store.settle()
    await store.settle()
    expect(saidIn(form.draftOf(server.get()))).toEqual(['It is ready', 'See you soon'])
  })
})

describe('taking back', () => {
  const form = templateForm(0)
  const start = () => form.draftOf(sampleTemplate())

  test('takes one’s own step back and leaves what a colleague did since', () => {
    const history = createHistory(form)
    const before = start()
    const mine = withoutModule(before, 'a')
    history.record(before, mine, '', 0)
    const after = write('b', 'Welcome')(add('theirs', 1)(mine))
    const undone = history.undo(after)
    expect(saidIn(undone)).toEqual(['Your room is ready', 'Welcome', 'theirs'])
    expect(saidIn(history.redo(undone))).toEqual(['Welcome', 'theirs'])
  })

  test('words that a colleague wrote over mine are theirs', () => {
    const history = createHistory(form)
    const before = start()
    const mine = write('a', 'Mine')(before)
    history.record(before, mine, 'a', 0)
    expect(saidIn(history.undo(write('a', 'Theirs')(mine)))[0]).toBe('Theirs')
  })

  test('letters typed in a row are one step, a pause begins another', () => {
    const history = createHistory(form)
    const steps = ['R', 'Re', 'Ready'].reduce(
      ({ draft, at }, text) => {
        const next = write('a', text)(draft)
        history.record(draft, next, 'a', at)
        return { draft: next, at: at + (text === 'Re' ? 5000 : 100) }
      },
      { draft: start(), at: 0 },
    )
    const once = history.undo(steps.draft)
    expect(saidIn(once)[0]).toBe('Re')
    expect(saidIn(history.undo(once))[0]).toBe('Your room is ready')
    expect(history.can()).toEqual({ undo: false, redo: true })
  })
})
