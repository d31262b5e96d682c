import { featurePath } from '@innkeeper/domain/guestbook/feature-link.ts'
import { expect, test } from 'vitest'
import { SAMPLE_PROPERTY } from '../../../platform/sample-property.ts'
import { drawSample } from '../draw-sample.tsx'
import { sampleBox } from '../sample-box.ts'
import { ContentBox } from './content/content-box.tsx'
import { BoxDetails } from './details/box-details.tsx'
import { FixedSizeBox } from './fixed-size/fixed-size-box.tsx'

const hrefOf = (feature: 'registration' | 'store') => featurePath(SAMPLE_PROPERTY.propertyId, feature)
const boxTo = (feature: 'registration' | 'store') =>
  sampleBox({
    content: { title: 'Register', subtitle: 'Two minutes', button: { text: 'Fill in' } },
    options: { link: { type: 'feature', href: hrefOf(feature) } },
  })
const draw = (feature: 'registration' | 'store', isRegistered: boolean) => {
  const stay = { status: 'known', values: {}, isRegistered } as const
  const box = boxTo(feature)
  return [
    drawSample(<ContentBox box={box} isFirst={false} />, { stay }),
    drawSample(<FixedSizeBox box={box} isFirst={false} />, { stay }),
    drawSample(<BoxDetails box={box} />, { stay }),
  ]
}

test('a box that leads to the registration says so once the guest is registered, and still opens', () => {
  for (const html of draw('registration', true)) {
    expect(html).toContain('Registered')
    expect(html).toContain('href=')
    // The invitation keeps its room, unseen and unheard.
    expect(html.replace(/<span[^>]*aria-hidden="true">Two minutes<\/span>/, '')).not.toContain('Fill in')
  }
  const [face] = draw('registration', true)
  expect(face).toMatch(/<span[^>]*aria-hidden="true">Two minutes<\/span>/)
})

test('it invites until then, and a box that leads elsewhere always does', () => {
  for (const html of [...draw('registration', false), ...draw('store', true)]) {
    expect(html).toContain('Two minutes')
    expect(html).not.toContain('Registered')
  }
})
