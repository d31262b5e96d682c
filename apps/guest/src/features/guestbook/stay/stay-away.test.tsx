import { expect, test } from 'vitest'
import { drawSample } from '../draw-sample.tsx'
import { PanelView } from '../sheet/panel-view.tsx'

test('a stay out of reach is said to be, calmly', () => {
  const html = drawSample(<PanelView id="stay-away" />, { stay: { status: 'away', values: {} } })
  expect(html).toMatch(
    /<p[^>]* role="status">Your stay cannot be loaded right now. We will keep trying.<\/p>/,
  )
})
