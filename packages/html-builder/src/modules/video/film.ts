import { isLocalAddress, isWebAddress } from '@innkeeper/domain/links.ts'
import type { TemplateModule } from '../../module-schemas.ts'
import type { PLAYER_TYPES } from './schema.ts'

type PlayerType = (typeof PLAYER_TYPES)[number]

/** What plays a film: a frame of another site, or the browser itself; null where only a link leads to it. */
export type Film = { kind: 'frame' | 'file'; source: string }

export const YOUTUBE_FRAMES = 'https://www.youtube-nocookie.com'
export const VIMEO_FRAMES = 'https://player.vimeo.com'

const YOUTUBE_HOSTS = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com)$/
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_HOSTS = /^(?:www\.|player\.)?vimeo\.com$/

/** How each player shows the film at an address. */
const PLAYERS: Readonly<Record<PlayerType, (url: URL) => Film | null>> = {
  youtube: (url) => {
    const id = youtubeId(url)
    return id === null ? null : frame(`${YOUTUBE_FRAMES}/embed/${id}?autoplay=1&rel=0`)
  },
  vimeo: (url) => {
    // A film that is not listed has a key behind its number.
    const [, id, key] = /^\/(?:video\/)?(\d{1,12})(?:\/([\da-f]{1,20}))?\/?$/.exec(url.pathname) ?? []
    if (!id || !VIMEO_HOSTS.test(url.hostname)) return null
    return frame(`${VIMEO_FRAMES}/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`)
  },
  // A browser shows no film of http on a page of https.
  file: (url) => (url.protocol === 'https:' ? { kind: 'file', source: url.href } : null),
}

export function filmOf(playerType: PlayerType, address: string): Film | null {
  const isReached = isWebAddress(address) && !isLocalAddress(address) && URL.canParse(address)
  return isReached ? PLAYERS[playerType](new URL(address)) : null
}

/** A policy travels with every answer: beyond so many, films stay links. */
const ORIGINS_MAX = 8

/** Origins that the films of a page come from once they are started: what its policy lets in, and nothing else. */
export function filmOrigins(modules: readonly TemplateModule[]): { frames: string[]; files: string[] } {
  const films = modules.flatMap((module) => {
    const film = module.type === 'video' && filmOf(module.props.playerType, module.props.url)
    return film ? [film] : []
  })
  const originsOf = (kind: Film['kind']) =>
    [...new Set(films.flatMap((film) => (film.kind === kind ? [new URL(film.source).origin] : [])))].slice(
      0,
      ORIGINS_MAX,
    )
  return { frames: originsOf('frame'), files: originsOf('file') }
}

/** Players other than the usual page name the film in the path. */
const YOUTUBE_PATHS = ['embed', 'shorts', 'live', 'v']

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/')
  if (hostname === 'youtu.be') return validId(first)
  if (!YOUTUBE_HOSTS.test(hostname)) return null
  return validId(YOUTUBE_PATHS.includes(first) ? second : searchParams.get('v'))
}

function validId(id: string | null): string | null {
  return id !== null && YOUTUBE_ID.test(id) ? id : null
}

function frame(source: string): Film {
  return { kind: 'frame', source }
}
