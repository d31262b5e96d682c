import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { stopAsked } from './stop-asked.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
const listeners = () =>
  SIGNALS.flatMap((signal) => process.listeners(signal).map((heard) => ({ signal, heard })))

let before: ReturnType<typeof listeners>
let exit: Mock<typeof process.exit>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  before = listeners()
})
const own = () => listeners().filter(({ heard }) => !before.some((other) => other.heard === heard))
afterEach(() => {
  for (const { signal, heard } of own()) process.off(signal, heard)
  exit.mockRestore()
  vi.useRealTimers()
})
/** Heard by what is tested alone: the process that runs the tests goes on. */
const signal = (name: (typeof SIGNALS)[number]) => {
  for (const { heard } of own().filter((each) => each.signal === name)) heard(name)
}

test('a stop asked for while the server still starts has the same limit as any other', async () => {
  const asked = stopAsked()
  signal('SIGTERM')
  await asked
  vi.advanceTimersByTime(9999)
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(exit).toHaveBeenCalledWith(1)
})

test('a signal that is handed on is the same one; another one later ends at once', () => {
  void stopAsked()
  signal('SIGINT')
  vi.advanceTimersByTime(500)
  signal('SIGTERM')
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  signal('SIGINT')
  expect(exit).toHaveBeenCalledTimes(1)
})
