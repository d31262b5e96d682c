import { type MediaOwner, mediaIdOf } from '@innkeeper/domain/media/links.ts'

/** The property's own files that modules name anywhere: pictures, backgrounds, links to documents. */
export function mediaIdsIn(modules: unknown, owner: MediaOwner): string[] {
  return [...new Set(idsIn(modules, owner))]
}

function* idsIn(part: unknown, owner: MediaOwner): Generator<string> {
  if (typeof part === 'string') {
    const id = mediaIdOf(part, owner)
    if (id) yield id
  } else if (typeof part === 'object' && part !== null) {
    for (const inner of Object.values(part)) yield* idsIn(inner, owner)
  }
}
