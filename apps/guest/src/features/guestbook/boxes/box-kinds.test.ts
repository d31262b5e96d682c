import { expect, test } from 'vitest'
import { DETAILS_BY_KIND, type DetailsByKind } from './box-details-by-kind.tsx'
import { BOX_KINDS, type BoxKinds } from './box-kinds.tsx'

test('a kind of box without a face or without details does not compile', () => {
  const { Group: face, ...faces } = BOX_KINDS
  const { Group: shown, ...details } = DETAILS_BY_KIND
  // @ts-expect-error: Group has no face
  const withoutFace: BoxKinds = faces
  // @ts-expect-error: Group shows nothing when it is open
  const withoutDetails: DetailsByKind = details
  expect({ ...withoutFace, Group: face }).toEqual(BOX_KINDS)
  expect({ ...withoutDetails, Group: shown }).toEqual(DETAILS_BY_KIND)
})
