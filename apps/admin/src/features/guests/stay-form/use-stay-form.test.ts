import { CallError } from '@innkeeper/api/client.ts'
import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { expect, test } from 'vitest'
import { createFormStore } from '../../../components/editing/form/form-store.ts'
import { memoryPort } from '../../../components/editing/form/memory-port.ts'
import { sampleGuest } from '../page/sample-guest.ts'
import type { StayDraft } from './stay-draft.ts'
import { stayForm } from './use-stay-form.ts'

/** A server on which a colleague has saved meanwhile. */
function openForm(theirs: Partial<GuestPage>) {
  const current = sampleGuest({ revision: 4, ...theirs })
  const sent: { revision: number; draft: StayDraft }[] = []
  const port = memoryPort()
  const form = createFormStore(stayForm, sampleGuest(), {
    send: async ({ revision }, draft) => {
      sent.push({ revision, draft })
      if (revision === 4) return sampleGuest({ ...current, revision: 5 })
      throw new CallError('booking/stale-revision', 409, 'stale', { current })
    },
    unsaved: port,
    now: () => 1,
  })
  return { form, sent, port }
}

test('a colleague’s change of another field is kept beside mine, and both are sent', async () => {
  const { form, sent } = openForm({ departure: '2026-11-20' })
  form.change((draft) => ({ ...draft, phone: '+46 70 000 00 00' }))
  form.save()
  await form.settle()
  expect(sent.map(({ revision }) => revision)).toEqual([3, 4])
  expect(sent[1]?.draft).toMatchObject({ phone: '+46 70 000 00 00', departure: '2026-11-20' })
})

test('where both changed the same, nothing is sent before somebody chose, and nothing typed is lost', async () => {
  const { form, sent } = openForm({ departure: '2026-11-20' })
  form.change((draft) => ({ ...draft, departure: '2026-11-19' }))
  form.save()
  await form.settle()
  expect(sent).toHaveLength(1)
  expect(form.get().conflict?.found).toMatchObject([
    { path: ['departure'], mine: '2026-11-19', theirs: '2026-11-20' },
  ])
  expect(form.get().draft.departure).toBe('2026-11-19')
  form.resolve(() => 'mine')
  await form.settle()
  expect(sent.at(-1)).toMatchObject({ revision: 4, draft: { departure: '2026-11-19' } })
})

test('nothing of a guest is left in the browser', async () => {
  const { form, port } = openForm({})
  form.change((draft) => ({ ...draft, firstName: 'Secret' }))
  form.flush()
  expect(port.unsaved).toBeNull()
})
