import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart, withTimeLimit } from './lazy-part.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a part that never comes counts as failed after its time', async () => {
  const part = withTimeLimit(new Promise(() => undefined), 120_000)
  const failed = expect(part).rejects.toThrow('too long')
  await vi.advanceTimersByTimeAsync(120_000)
  await failed
})

test('a part that comes in time is there, and no timer is left', async () => {
  await expect(withTimeLimit(Promise.resolve('here'), 120_000)).resolves.toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})

test('a part fetched ahead is drawn at once, another one only when it came', async () => {
  const Part = lazyPart<{ name: string }>(
    async () =>
      ({ name }) => <p>Hello {name}</p>,
    120_000,
  )
  const draw = () =>
    renderToStaticMarkup(<Part name="Astrid" pending={<p>Wait</p>} failure={() => <p>Gone</p>} />)
  expect(draw()).toContain('Wait')
  await Part.fetchAhead()
  expect(draw()).toContain('Hello Astrid')
})
