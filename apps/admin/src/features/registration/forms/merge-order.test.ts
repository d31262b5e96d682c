import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleServer } from '../../../components/editing/form/sample-server.ts'
import { type FormDraft, fieldsInOrder, formOf } from './form-draft.ts'
import { ownField, sampleForm } from './sample-form.ts'
import { registrationForm } from './use-registration-form.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const opened = () => {
  const server = sampleServer(registrationForm, sampleForm(), (read, draft) => ({
    ...read,
    ...formOf(draft, read),
  }))
  return { server, store: server.open() }
}
/** Sent, and once more where it was brought together with another version. */
async function saved(store: ReturnType<typeof opened>['store']): Promise<void> {
  store.save()
  await vi.advanceTimersByTimeAsync(500)
}
const added =
  (name: string) =>
  (draft: FormDraft): FormDraft => ({
    ...draft,
    fields: { ...draft.fields, [name]: ownField(name) },
    order: [...draft.order, name],
  })
const withField =
  (name: string, change: object) =>
  (draft: FormDraft): FormDraft => {
    const field = draft.fields[name]
    return field ? { ...draft, fields: { ...draft.fields, [name]: { ...field, ...change } } } : draft
  }
const movedFirst =
  (name: string) =>
  (draft: FormDraft): FormDraft => ({
    ...draft,
    order: [name, ...draft.order.filter((each) => each !== name)],
  })
const names = (draft: FormDraft) => fieldsInOrder(draft).map((field) => field.name)
const usual = formBodyOf('DK').fields.map(({ name }) => name)

test('two people who add a field each get both', async () => {
  const { server, store } = opened()
  server.colleague(added('own-theirs'))
  store.change(added('own-mine'))
  await saved(store)
  expect(store.get().conflict).toBeNull()
  expect(server.saved().body.fields.map(({ name }) => name)).toEqual([...usual, 'own-theirs', 'own-mine'])
})

test('one moves a field while the other turns one off and removes another', async () => {
  const { server, store } = opened()
  store.change(added('own-mine'))
  await saved(store)
  server.colleague(movedFirst('address'))
  store.change((draft) => {
    const { 'own-mine': _, ...fields } = draft.fields
    return { ...draft, fields, order: draft.order.filter((name) => name !== 'own-mine') }
  })
  store.change(withField('occupation', { isEnabled: true }))
  await saved(store)
  expect(store.get().conflict).toBeNull()
  const { fields } = server.saved().body
  expect(fields.map(({ name }) => name)).toEqual(['address', ...usual.filter((name) => name !== 'address')])
  expect(fields.find(({ name }) => name === 'occupation')?.isEnabled).toBe(true)
})

test('both moved fields, or changed the same one: somebody has to choose', async () => {
  const { server, store } = opened()
  server.colleague((draft) => withField('email', { isEnabled: true })(movedFirst('address')(draft)))
  store.change((draft) => withField('email', { isRequired: true })(movedFirst('phone')(draft)))
  await saved(store)
  const clashes = store.get().conflict?.found.filter(({ isConflict }) => isConflict)
  expect(clashes?.map(({ path }) => path.join('.')).sort()).toEqual(['fields.email', 'order'])
  store.resolve(() => 'mine')
  expect(names(store.get().draft)[0]).toBe('phone')
})
