import { describe, expect, test } from 'vitest'
import { createDraftStore } from './draft-store.ts'

function createStorage(): Storage {
  const map = new Map<string, string>()
  return {
    get length() {
      return map.size
    },
    key: (place) => [...map.keys()][place] ?? null,
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => void map.set(name, value),
    removeItem: (name) => void map.delete(name),
    clear: () => map.clear(),
  }
}

const MINUTE = 60_000
const createDevice = () => {
  const [local, tab] = [createStorage(), createStorage()]
  const clock = { now: 1_000_000_000_000 }
  const device = (session: Storage, crypto = globalThis.crypto) => ({
    local: () => local,
    session: () => session,
    crypto,
    now: () => clock.now,
  })
  return { local, tab, clock, device }
}
const DRAFT = { passportNumber: 'X1234567' }

describe('a draft', () => {
  test('is back in the same tab, and is not to be read in what is stored', async () => {
    const { local, tab, device } = createDevice()
    await createDraftStore(device(tab), 'fjellheim', 'abc').write(DRAFT)
    expect(await createDraftStore(device(tab), 'fjellheim', 'abc').read()).toEqual(DRAFT)
    const stored = JSON.stringify(
      Array.from({ length: local.length }, (_, i) => local.getItem(local.key(i) ?? '')),
    )
    expect(stored).not.toContain('X1234567')
    expect(stored).not.toContain(btoa('X1234567').slice(0, 8))
  })
  test('dies with its tab', async () => {
    const { tab, device } = createDevice()
    await createDraftStore(device(tab), 'fjellheim', 'abc').write(DRAFT)
    expect(await createDraftStore(device(createStorage()), 'fjellheim', 'abc').read()).toBeNull()
  })
  test('ends an hour after the last change, however often it is looked at', async () => {
    const { local, tab, clock, device } = createDevice()
    const store = createDraftStore(device(tab), 'fjellheim', 'abc')
    const changedAt = clock.now
    await store.write(DRAFT, changedAt)
    clock.now += 50 * MINUTE
    await store.write(DRAFT, changedAt)
    expect(await store.read()).toEqual(DRAFT)
    clock.now += 10 * MINUTE
    expect(await store.read()).toBeNull()
    await store.write(DRAFT, changedAt)
    expect(local.length).toBe(0)
  })
  test('belongs to one booking, also when it is moved', async () => {
    const { local, tab, device } = createDevice()
    await createDraftStore(device(tab), 'fjellheim', 'abc').write(DRAFT)
    const other = createDraftStore(device(tab), 'fjellheim', 'def')
    expect(await other.read()).toBeNull()
    local.setItem('registration-draft/fjellheim/def', local.getItem('registration-draft/fjellheim/abc') ?? '')
    expect(await other.read()).toBeNull()
  })
  test('is gone after an hour, also when another form is opened', async () => {
    const { local, tab, clock, device } = createDevice()
    const store = createDraftStore(device(tab), 'fjellheim', 'abc')
    await store.write(DRAFT)
    clock.now += 59 * MINUTE
    expect(await store.read()).toEqual(DRAFT)
    clock.now += MINUTE
    await createDraftStore(device(createStorage()), 'strandhotel', 'xyz').read()
    expect(local.length).toBe(0)
  })
  test('once removed is not written by what was under way', async () => {
    const { local, tab, device } = createDevice()
    const store = createDraftStore(device(tab), 'fjellheim', 'abc')
    const writing = store.write(DRAFT)
    store.remove()
    await writing
    expect(local.length).toBe(0)
    await store.write(DRAFT)
    expect(local.length).toBe(1)
  })
  test('is not kept where nothing can be sealed', async () => {
    const { local, tab, device } = createDevice()
    const store = createDraftStore(device(tab, {} as Crypto), 'fjellheim', 'abc')
    await store.write(DRAFT)
    expect(local.length).toBe(0)
    expect(await store.read()).toBeNull()
  })
})
