import { expect, test } from 'vitest'
import { drawStore } from './draw-store.tsx'
import { ExpiredView } from './expired-view.tsx'
import { sampleStayOrder, sampleStore } from './sample-store.ts'

test('a closed store shows what the stay has ordered in it, and a clock instead of something that is missing', () => {
  const store = sampleStore([], { isOpen: false, orders: [sampleStayOrder()] })
  const html = drawStore(<ExpiredView store={store} languages={null} footer={null} />)
  expect(html).toContain('tabler-icon-clock')
  expect(html).not.toContain('tabler-icon-map-off')
  expect(html).toContain('What you have ordered')
  expect(html).toContain('Cocoa')
  expect(html).toContain('href="/guestbook/fjellheim/key"')
})
