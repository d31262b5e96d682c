import { beforeEach, expect, test, vi } from 'vitest'
import { tellOnce } from './told-answers.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('the answer to an order is told once, also by two tabs at the same time and after a reload', async () => {
  const tell = vi.fn()
  await Promise.all([tellOnce('fjellheim', 'o1 declined', tell), tellOnce('fjellheim', 'o1 declined', tell)])
  await tellOnce('fjellheim', 'o1 declined', tell)
  expect(tell).toHaveBeenCalledOnce()
  await tellOnce('fjellheim', 'o2 declined', tell)
  expect(tell).toHaveBeenCalledTimes(2)
})
