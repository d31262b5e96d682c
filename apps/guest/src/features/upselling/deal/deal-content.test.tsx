import { expect, test } from 'vitest'
import { drawStore } from '../draw-store.tsx'
import { sampleDeal, sampleStore, sampleStoreProduct } from '../sample-store.ts'
import { DealContent } from './deal-content.tsx'

const deal = sampleDeal([sampleStoreProduct()])
const draw = (isGone: boolean) =>
  drawStore(
    <DealContent
      store={sampleStore(isGone ? [] : [deal])}
      deal={deal}
      isGone={isGone}
      options={() => null}
      actions={() => null}
      onDone={() => undefined}
    />,
  )

test('what is taken off sale while it is open says so in the place of the button', () => {
  expect(draw(false)).toContain('Add, NOK 195')
  expect(draw(false)).not.toContain('No longer offered')
  const gone = draw(true)
  expect(gone).toContain('Two reindeer hides')
  expect(gone).toMatch(/role="alert">No longer offered</)
  expect(gone).toContain('inert=""')
  expect(gone).not.toContain('Add, ')
})
