import type { Box } from '@innkeeper/api/guestbook.ts'
import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'

/** A box for tests, always open and plain where nothing else is said. */
export function sampleBox(fields: Partial<Box>): Box {
  return {
    id: 'box',
    type: 'Content',
    parentId: null,
    isSealed: false,
    language: 'en',
    content: { title: 'Breakfast' },
    pictures: [],
    options: {},
    styles: { layout: 'plain', backgroundPicture: null, backgroundOpacity: 0.4 },
    opens: DEFAULT_VISIBILITY,
    ...fields,
  }
}
