import type { Box } from '@innkeeper/api/guestbook.ts'
import { expect, test } from 'vitest'
import { drawSample } from '../../draw-sample.tsx'
import { sampleBox } from '../../sample-box.ts'
import { ShownBoxesProvider } from '../../shown-boxes.tsx'
import { BoxSlotProvider } from '../box-slot.tsx'
import { ContentBox } from '../content/content-box.tsx'
import { FixedSizeSliderBox } from '../fixed-size-slider/fixed-size-slider-box.tsx'
import { GroupBox } from '../group/group-box.tsx'
import { FixedSizeBox } from './fixed-size-box.tsx'

const tile = (fields: Partial<Box>) =>
  sampleBox({ id: 'tile', type: 'FixedSizeBox', content: { title: 'Wi-Fi' }, ...fields })
const drawTile = (fields: Partial<Box>) => drawSample(<FixedSizeBox box={tile(fields)} isFirst={false} />)
const body = { type: 'doc' as const, content: [] }

test.each(['url', 'pdf'] as const)('a tile that leads to a %s opens a new window and says so', (type) => {
  const html = drawTile({ options: { link: { type, href: 'https://example.com/x' } } })
  expect(html).toContain('href="https://example.com/x" target="_blank" rel="noreferrer"')
  expect(html).toContain('(opens in a new window)')
})

test.each([
  ['box', '?box=other'],
  ['page', '/pages/fjellheim/p'],
  ['phone', 'tel:+4722000000'],
] as const)('a tile that leads to a %s stays in this window', (type, href) => {
  const html = drawTile({ options: { link: { type, href } } })
  expect(html).toContain(`<a href="${href}"><span class="`)
})

test('a tile without a link opens its own words where it has some, else it is plain', () => {
  expect(drawTile({ content: { title: 'Wi-Fi', body } })).toMatch(/<a href="\?box=tile"><span[^>]*>Wi-Fi<i /)
  expect(drawTile({})).not.toContain('<a ')
})

test('a link on a tile without words has a name', () => {
  const html = drawTile({ content: {}, options: { icon: 'wifi', link: { type: 'box', href: '?box=x' } } })
  expect(html).toMatch(/<a href="\?box=x"><span[^>]*>Open<\/span><\/a>/)
})

const drawHolder = (holder: Box, ...held: Box[]) => {
  const Holder = holder.type === 'Group' ? GroupBox : FixedSizeSliderBox
  return drawSample(
    <ShownBoxesProvider value={{ all: [holder, ...held], languageOf: () => undefined }}>
      <BoxSlotProvider value={ContentBox}>
        <Holder box={holder} isFirst={false} />
      </BoxSlotProvider>
    </ShownBoxesProvider>,
  )
}
const slider = sampleBox({ id: 'mini', type: 'FixedSizeBoxSlider', content: {} })
const group = sampleBox({ id: 'walks', type: 'Group', content: { title: 'Walks from the door' } })

test('a mini slider is a list of the tiles it holds, in order', () => {
  const html = drawHolder(
    slider,
    tile({ id: 'wifi', parentId: 'mini' }),
    tile({ id: 'taxi', parentId: 'mini', content: { title: 'Taxi' } }),
    tile({ id: 'elsewhere', parentId: 'other', content: { title: 'Elsewhere' } }),
  )
  expect(html).toMatch(/<li id="card-wifi".*Wi-Fi.*<li id="card-taxi".*Taxi/)
  expect(html).not.toContain('Elsewhere')
})

test('a group draws each card it holds as it is drawn anywhere, under its title', () => {
  const html = drawHolder(
    group,
    sampleBox({ id: 'lake', parentId: 'walks', content: { title: 'To the lake', body } }),
    sampleBox({ id: 'top', parentId: 'walks', content: { title: 'To the top' } }),
  )
  expect(html).toMatch(/<h2[^>]*>Walks from the door<\/h2>/)
  expect(html).toMatch(/<a href="\?box=lake">To the <span[^>]*>lake<i /)
  expect(html).toMatch(/<li id="card-top"/)
  expect(html.match(/<button/g)).toHaveLength(2)
})

test('a group of one needs no buttons', () => {
  expect(drawHolder(group, sampleBox({ id: 'lake', parentId: 'walks' }))).not.toContain('<button')
})

test.each([group, slider])('what holds nothing draws nothing', (holder) => {
  expect(drawHolder(holder)).toBe('')
})
