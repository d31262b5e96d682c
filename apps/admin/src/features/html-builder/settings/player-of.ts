import type { PLAYER_TYPES } from '@innkeeper/html-builder/modules/video/schema.ts'

/** Who plays the film at an address. */
export function playerOf(address: string): (typeof PLAYER_TYPES)[number] {
  const [, host = ''] = /^https?:\/\/(?:www\.|m\.)?([^/:?#]+)/i.exec(address) ?? []
  if (/^(youtube\.com|youtu\.be|youtube-nocookie\.com)$/i.test(host)) return 'youtube'
  return /(^|\.)vimeo\.com$/i.test(host) ? 'vimeo' : 'file'
}
