import type { MediaFile } from '@innkeeper/api/media.ts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { MediaGrid } from '../../components/media/media-grid.tsx'
import { UploadArea } from '../../components/media/upload-area.tsx'
import { UploadList } from '../../components/media/upload-list.tsx'
import type { UploadState } from '../../components/media/upload-queue.ts'
import { draw as drawWith, loadedFor } from '../../testing/draw.tsx'
import { sampleSession } from '../../testing/sample-session.ts'
import { FocalPointField } from './focal-point-field.tsx'
import { NoMedia } from './no-media.tsx'

const nothing = () => undefined

const draw = (part: ReactNode) =>
  drawWith(
    part,
    loadedFor(
      sampleSession({
        property: {
          languages: [
            { index: 0, code: 'en', title: 'English', isDefault: true },
            { index: 1, code: 'da', title: 'Dansk', isDefault: false },
          ],
        },
      }),
    ),
  )

const picture: MediaFile = {
  id: 'a',
  kind: 'picture',
  fileName: 'lake.jpg',
  mimeType: 'image/jpeg',
  bytes: 1000,
  width: 800,
  height: 600,
  focalX: 0.25,
  focalY: 0.75,
  credit: null,
  alt: { 0: 'The lake' },
  isDecorative: false,
  isAnimated: false,
  createdAt: '2026-11-15T11:00:00Z',
}

test('a tile shows the picture around its focal point, its name and what is still missing', () => {
  const markup = draw(<MediaGrid label="Media" files={[picture]} onChoose={nothing} />)
  expect(markup).toContain('/media/fjellheim/a/320.webp')
  expect(markup).toContain('object-position:25% 75%')
  expect(markup).toContain('lake.jpg')
  expect(markup).toContain('1 description missing')
})

test('a picture that only decorates and a document miss nothing', () => {
  const files = [
    { ...picture, isDecorative: true },
    { ...picture, id: 'b', kind: 'document' as const, alt: {} },
  ]
  expect(draw(<MediaGrid label="Media" files={files} onChoose={nothing} />)).not.toContain('missing')
})

test('files are asked for in types that make a phone convert its photographs', () => {
  const markup = draw(<UploadArea isOver={false} onFiles={nothing} />)
  expect(markup).toMatch(/accept="image\/jpeg,[^"]*application\/pdf"/)
  expect(markup).not.toMatch(/heic/i)
})

test('each upload tells where it stands; what was refused for what it is cannot be tried again', () => {
  const upload = (state: UploadState) =>
    draw(
      <UploadList
        items={[{ id: 1, file: new File(['x'], 'lake.heic'), state }]}
        onRemove={nothing}
        onRetry={nothing}
      />,
    )
  expect(upload({ name: 'sending', share: 0.42 })).toContain('42% uploaded')
  expect(upload({ name: 'sending', share: 1 })).toContain('Processing')
  const heic = upload({ name: 'refused', code: 'media/heic' })
  expect(heic).toMatch(/role="alert"[^>]*>This picture is in the HEIC format/)
  expect(heic).not.toContain('Try again')
  expect(upload({ name: 'refused', code: 'offline' })).toContain('Try again')
  expect(upload({ name: 'done', file: picture, isKnown: true })).toContain('this file, as “lake.jpg”')
})

test('the focal point is told in words and has a key for every direction', () => {
  const markup = draw(<FocalPointField file={picture} value={picture} onChange={nothing} />)
  expect(markup).toContain('aria-label="Focal point 25% from the left, 75% from the top"')
  expect(markup).toContain('arrow keys')
})

test('an empty library says what it is for; an empty filter says whether that is good', () => {
  expect(draw(<NoMedia filters={{}} onClear={nothing} />)).toContain('Add pictures of the property')
  expect(draw(<NoMedia filters={{ show: 'without-alt' }} onClear={nothing} />)).toContain(
    'Every picture has a description',
  )
  expect(draw(<NoMedia filters={{ search: 'x' }} onClear={nothing} />)).toContain('clear the filters')
})
