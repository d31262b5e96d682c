import { BOX_ICONS } from '@innkeeper/domain/guestbook/icons.ts'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { IconField } from './icon-field.tsx'

const field = (none?: { none: string }) =>
  draw(<IconField title={{ label: 'Icon' }} {...none} value="wifi" onChange={() => undefined} />)

test('every icon is a choice with a name; none is one only where it can be left out', () => {
  expect(field().match(/role="radio"/g)).toHaveLength(BOX_ICONS.length)
  expect(field({ none: 'No icon' }).match(/role="radio"/g)).toHaveLength(BOX_ICONS.length + 1)
})

test('the icon that is chosen is marked', () => {
  expect(field().match(/aria-checked="true"/g)).toHaveLength(1)
  expect(field()).toMatch(/aria-checked="true"[^>]*title="Wi-Fi"|title="Wi-Fi"[^>]*aria-checked="true"/)
})
