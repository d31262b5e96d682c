import { expect, test } from 'vitest'
import { mediaKeys, mediaLiveUpdates } from './api.ts'

const refreshed = (isDeleted: boolean) => mediaLiveUpdates['media.changed']?.({ mediaId: 'a', isDeleted })

test('a deleted file leaves the lists and is not asked for again', () => {
  expect(refreshed(true)).toEqual([mediaKeys.lists, mediaKeys.files])
  expect(refreshed(false)).toEqual([mediaKeys.all])
})
