import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filmOf, filmOrigins } from './film.ts'

const FRAME = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s plays without cookies', (url) => {
  expect(filmOf('youtube', url)).toEqual({ kind: 'frame', source: FRAME })
})

test('a film of Vimeo plays without being followed, also one that is not listed', () => {
  const player = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'
  expect(filmOf('vimeo', 'https://vimeo.com/76979871')?.source).toBe(player)
  expect(filmOf('vimeo', 'https://player.vimeo.com/video/76979871')?.source).toBe(player)
  expect(filmOf('vimeo', 'https://vimeo.com/76979871/8272103f6e')?.source).toBe(`${player}&h=8272103f6e`)
})

test('a file plays in the browser', () => {
  const source = 'https://films.example/lake.mp4'
  expect(filmOf('file', source)).toEqual({ kind: 'file', source })
  expect(filmOf('file', 'http://films.example/lake.mp4')).toBeNull()
})

test.each([
  ['youtube', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
  ['youtube', 'https://www.youtube.com/watch?v="><script>'],
  ['youtube', 'https://vimeo.com/76979871'],
  ['vimeo', 'https://notvimeo.com/76979871'],
  ['vimeo', 'https://vimeo.com/channels/staffpicks'],
  ['youtube', 'javascript:alert(1)'],
  ['youtube', ''],
] as const)('no player of %s shows %s', (player, url) => {
  expect(filmOf(player, url)).toBeNull()
})

test('whatever is written, a frame is of one of the two players', () => {
  fc.assert(
    fc.property(fc.constantFrom('youtube' as const, 'vimeo' as const), fc.webUrl(), (player, url) => {
      const film = filmOf(player, url)
      if (film) expect(film.source).toMatch(/^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//)
    }),
  )
})

test('a page lets in the origins of its films, each once', () => {
  const film = (playerType: 'youtube' | 'vimeo' | 'file', url: string) => ({
    type: 'video' as const,
    id: url,
    props: { playerType, url, size: 100, placeholder: null, alignment: 'left' as const },
    outerPadding: { top: 0, bottom: 0 },
  })
  expect(
    filmOrigins([
      film('youtube', 'https://youtu.be/dQw4w9WgXcQ'),
      film('youtube', 'https://youtu.be/aqz-KE-bpKQ'),
      film('file', 'https://films.example/a.mp4'),
      film('vimeo', 'https://elsewhere.example'),
    ]),
  ).toEqual({ frames: ['https://www.youtube-nocookie.com'], files: ['https://films.example'] })
})
