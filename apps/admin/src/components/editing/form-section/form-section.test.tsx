import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { FormSection } from './form-section.tsx'

test('what the fields are for stands before them; without such words there is no empty place', () => {
  const markup = draw(
    <FormSection title="Brand" hint="What guests see">
      <input />
    </FormSection>,
  )
  expect(markup).toMatch(/<p[^>]*>What guests see<\/p><div[^>]*><input\/>/)
  expect(draw(<FormSection title="Brand">x</FormSection>)).not.toContain('<p')
})
