import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { Loaded } from './loaded.tsx'

const drawn = (data: string | undefined, error: Error | null = null) =>
  draw(
    <Loaded query={{ data, error, refetch: async () => ({}) as never }} missing={<p>Gone</p>}>
      {(words) => <p>{words}</p>}
    </Loaded>,
  )

test('until it is there the shape of a form stands in its place, and says that it loads', () => {
  const markup = drawn(undefined)
  expect(markup).toContain('role="status"')
  expect(markup).toContain('aria-label="Loading')
  expect(markup.match(/mantine-Skeleton-root/g)?.length).toBeGreaterThan(10)
})

test('once it is there nothing of the shape is left, also while it is asked for anew', () => {
  expect(drawn('Fields', new Error('later'))).toContain('<p>Fields</p>')
  expect(drawn('Fields')).not.toContain('Skeleton')
})

test('what is not there says so, and another failure offers to try again', () => {
  expect(drawn(undefined, new CallError('request/not-found', 404, 'none'))).toContain('<p>Gone</p>')
  expect(drawn(undefined, new CallError('server/error', 500, 'broken'))).toContain('Try again')
})
