import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import skeletonCss from '../../states/form-skeleton.module.css?raw'
import css from './form-section.module.css?raw'
import { FormSection } from './form-section.tsx'

/** As wide as one reads a line of fields. */
const WIDEST = 640

const widthIn = (rules: string) => Number(/\.fields \{[^}]*max-width: (\d+)px/.exec(rules)?.[1])

test('fields stand in a column one can read, and so do those that are still loading', () => {
  expect(widthIn(css)).toBe(WIDEST)
  expect(widthIn(skeletonCss)).toBe(WIDEST)
})

test('what the fields are for stands before them; without such words there is no empty place', () => {
  const markup = draw(
    <FormSection title="Brand" hint="What guests see">
      <input />
    </FormSection>,
  )
  expect(markup).toMatch(/<p[^>]*>What guests see<\/p><div[^>]*><input\/>/)
  expect(draw(<FormSection title="Brand">x</FormSection>)).not.toContain('<p')
})
