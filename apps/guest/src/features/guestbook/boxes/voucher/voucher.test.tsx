import { expect, test } from 'vitest'
import type { Stay } from '../../../../platform/stay.tsx'
import { drawSample, withoutChevrons } from '../../draw-sample.tsx'
import { sampleBox } from '../../sample-box.ts'
import { redeemedContent } from './redeemed-content.ts'
import { RedeemedStamp } from './redeemed-stamp.tsx'
import { VoucherBox } from './voucher-box.tsx'
import { VoucherDetails } from './voucher-details.tsx'

const body = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'In the bar.' }] }],
}
const voucher = sampleBox({
  id: 'glass',
  type: 'Voucher',
  content: { title: 'A glass on us', subtitle: 'Any evening', body },
  redeemed: { title: 'Cheers', subtitle: 'Enjoy it by the fire' },
})
const face = <VoucherBox box={voucher} isFirst={false} />
const stay = (redeemed: Stay['redeemed'] = {}): Stay => ({
  status: 'known',
  values: {},
  linkKey: 'k',
  redeemed,
})
const REDEEMED = stay({ glass: '2026-11-16T18:04:00Z' })

test('a voucher opens by its id and says what can be done with it', () => {
  const html = drawSample(face, { stay: stay() })
  expect(withoutChevrons(html)).toContain('<a href="?box=glass">A glass on us</a>')
  expect(html).toContain('Show and redeem')
  expect(html).not.toContain('Redeemed')
})

test('a redeemed voucher says when, in the words for that', () => {
  const html = drawSample(face, { stay: REDEEMED })
  expect(withoutChevrons(html)).toContain('<a href="?box=glass">Cheers</a>')
  expect(html).toContain('Redeemed today at 19:04')
  expect(html).not.toContain('Show and redeem')
})

test('both texts of a voucher keep their room, the other one unseen and without a link', () => {
  for (const known of [stay(), REDEEMED]) {
    const html = drawSample(face, { stay: known })
    expect(html).toMatch(/aria-hidden="true"><h2[^>]*>(A glass on us|Cheers)<\/h2>/)
    expect(html.match(/<a /g)).toHaveLength(1)
  }
})

test('an open voucher offers to redeem it, a redeemed one shows the proof instead', () => {
  const open = drawSample(<VoucherDetails box={voucher} />, { stay: stay() })
  expect(open).toContain('In the bar.')
  expect(open).toMatch(/<button[^>]*>Redeem<\/button>/)
  expect(open).toContain('<div role="status"></div>')
  const redeemed = drawSample(<VoucherDetails box={voucher} />, { stay: REDEEMED })
  expect(redeemed).toMatch(/role="status">.*Redeemed today at 19:04/)
  expect(redeemed).toContain('Enjoy it by the fire')
  expect(redeemed).not.toContain('<button')
  expect(redeemed).not.toContain('In the bar.')
})

test('a second try says that the voucher was redeemed already', () => {
  const stamp = (isFirst: boolean) => (
    <RedeemedStamp redeemedAt="2026-11-15T18:04:00Z" outcome={{ isFirst }} />
  )
  expect(drawSample(stamp(false))).toContain('Already redeemed Sunday 15 November, 19:04')
  expect(drawSample(stamp(true))).not.toContain('Already')
})

test('a voucher without words for afterwards keeps its own, and one without a title then keeps that', () => {
  expect(redeemedContent({ content: voucher.content })).toBe(voucher.content)
  expect(redeemedContent({ content: voucher.content, redeemed: { subtitle: 'Enjoy' } })).toEqual({
    title: 'A glass on us',
    subtitle: 'Enjoy',
  })
})
