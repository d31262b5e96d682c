import type { StaffUnit } from '@innkeeper/api/units.ts'
import { NO_ACCESS } from '@innkeeper/domain/units/access.ts'
import { expect, test } from 'vitest'
import { sampleServer } from '../../components/editing/form/sample-server.ts'
import { unitForm } from './use-unit-form.ts'

const unit: StaffUnit = {
  id: 'U'.repeat(22),
  code: '204',
  categoryId: 'D'.repeat(22),
  floor: 2,
  linkId: 'abc',
  access: { ...NO_ACCESS, doorCode: '1111' },
  revision: 1,
}
const server = () => sampleServer(unitForm, unit, (read, draft) => ({ ...read, ...draft }))

test('one person renames a room while another sets its door code: both stay', async () => {
  const house = server()
  const form = house.open()
  form.change((draft) => ({ ...draft, code: '205' }))
  house.colleague((draft) => ({ ...draft, access: { ...NO_ACCESS, doorCode: '2222' } }))
  form.save()
  await expect.poll(() => house.saved()).toMatchObject({ code: '205', access: { doorCode: '2222' } })
})

test('two door codes for one room are chosen between, and nothing is lost before', async () => {
  const house = server()
  const form = house.open()
  const set = (doorCode: string) => (draft: ReturnType<typeof unitForm.draftOf>) => ({
    ...draft,
    access: { ...NO_ACCESS, doorCode },
  })
  form.change(set('3333'))
  house.colleague(set('2222'))
  form.save()
  await expect
    .poll(() => form.get().conflict?.found)
    .toMatchObject([{ path: ['access', 'doorCode'], mine: '3333', theirs: '2222' }])
  expect(house.saved().access?.doorCode).toBe('2222')
  form.resolve(() => 'mine')
  await expect.poll(() => house.saved().access?.doorCode).toBe('3333')
})

test('what opens the door is never stored in the browser', () => {
  const house = server()
  const form = house.open()
  form.change((draft) => ({ ...draft, code: '205', access: { ...NO_ACCESS, doorCode: '9876' } }))
  form.flush()
  expect(JSON.stringify(house.storage.unsaved)).toContain('205')
  expect(JSON.stringify(house.storage.unsaved)).not.toMatch(/9876|1111/)
})
