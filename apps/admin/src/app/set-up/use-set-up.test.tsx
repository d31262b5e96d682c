import { CallError } from '@innkeeper/api/client.ts'
import type { Endpoint } from '@innkeeper/api/endpoint.ts'
import { notifications } from '@mantine/notifications'
import { createRootRoute } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadedFor } from '../../testing/draw.tsx'
import { drawRoutes } from '../../testing/draw-routes.tsx'
import { sampleSession } from '../../testing/sample-session.ts'
import { newDraft } from './set-up-draft.ts'
import { useFirstSetUp, useFurtherSetUp } from './use-set-up.ts'

const { uploadFile, called, refused } = vi.hoisted(() => ({
  uploadFile: vi.fn(),
  called: [] as string[],
  refused: new Set<string>(),
}))
vi.mock('../../platform/upload.ts', () => ({ uploadFile }))
vi.mock('../../platform/call.ts', () => ({
  call: async ({ method, path }: Endpoint) => {
    const asked = `${method} ${path}`
    called.push(asked)
    if (refused.has(asked)) throw new CallError('server/error', 500, '')
    return ANSWERS[asked] ?? { done: true }
  },
}))

const SAVE_SETTINGS = 'PUT hotel/settings'
const ANSWERS: Record<string, unknown> = {
  'POST hotel/properties': { propertyId: 'havnehuset' },
  'GET hotel/session': sampleSession(),
  'GET hotel/settings': { propertyId: 'havnehuset', revision: 1, settings: { brand: {} } },
}
const draft = {
  ...newDraft({ languages: ['nb-NO'], timeZone: 'Europe/Oslo' }),
  name: 'Havnehuset',
  logoName: 'mark.png',
  logoData: 'data:image/png;base64,iVBORw0=',
}
const show = vi.spyOn(notifications, 'show')

beforeEach(() => {
  vi.clearAllMocks()
  called.length = 0
  refused.clear()
  uploadFile.mockResolvedValue({ file: { id: 'L'.repeat(22) } })
})

/** What the page does on its last button. */
async function make(useMaking: typeof useFirstSetUp | typeof useFurtherSetUp, onDone = () => {}) {
  let making: ReturnType<typeof useFirstSetUp> | undefined
  function Page() {
    making = useMaking(onDone)
    return null
  }
  await drawRoutes(createRootRoute({ component: Page }), '/', loadedFor())
  await making?.mutateAsync({ draft, password: 'seven quiet mountains' })
}

const isTold = () =>
  show.mock.calls.some(([{ message }]) => String(message).includes('its logo could not be saved'))

test.each([
  ['the first property', useFirstSetUp],
  ['a further one', useFurtherSetUp],
])('%s whose logo cannot be sent is made all the same, and its maker is told', async (_, useMaking) => {
  uploadFile.mockRejectedValue(new CallError('server/disk-full', 507, ''))
  const onDone = vi.fn()
  await make(useMaking, onDone)
  expect(onDone).toHaveBeenCalledOnce()
  expect(isTold()).toBe(true)
  // It stays until it was read: the page changes meanwhile.
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ autoClose: false, color: 'red' }))
  expect(called).not.toContain(SAVE_SETTINGS)
})

test('a logo that was sent and could not be made the property’s is told too', async () => {
  refused.add(SAVE_SETTINGS)
  await make(useFurtherSetUp)
  expect(called).toContain(SAVE_SETTINGS)
  expect(isTold()).toBe(true)
})

test('a logo that is saved is told to nobody', async () => {
  await make(useFurtherSetUp)
  expect(called).toContain(SAVE_SETTINGS)
  expect(isTold()).toBe(false)
})
