import type { MediaFile } from '@innkeeper/api/media.ts'
import type { Alt, MediaChange } from '@innkeeper/domain/media/file-schema.ts'

/** What a form of a file starts with. */
export function changeOf({ fileName, focalX, focalY, credit, alt, isDecorative }: MediaFile): MediaChange {
  return { fileName, focalX, focalY, credit, alt, isDecorative }
}

/** What is sent of a form: words without blanks around them, and no empty ones. */
export function tidied(change: MediaChange): MediaChange {
  return {
    ...change,
    fileName: change.fileName.trim(),
    credit: change.credit?.trim() || null,
    alt: tidiedAlt(change.alt),
  }
}

function tidiedAlt(alt: Alt): Alt {
  const written = Object.entries(alt).map(([index, words]) => [index, words.trim()] as const)
  return Object.fromEntries(written.filter(([, words]) => words !== ''))
}

export function isSameChange(one: MediaChange, other: MediaChange): boolean {
  const flat = (change: MediaChange) => {
    const { alt, ...rest } = tidied(change)
    return JSON.stringify([rest, Object.entries(alt).sort()])
  }
  return flat(one) === flat(other)
}

/** A form after somebody else saved: what was typed here stays, everything else is theirs. */
export function rebased(typed: MediaChange, base: MediaChange, theirs: MediaChange): MediaChange {
  const { alt: _, ...fields } = typed
  const own = Object.entries(fields).filter(([name, value]) => value !== base[name as keyof typeof fields])
  const ownWords = Object.entries(typed.alt).filter(([index, words]) => words !== (base.alt[index] ?? ''))
  return { ...theirs, ...Object.fromEntries(own), alt: { ...theirs.alt, ...Object.fromEntries(ownWords) } }
}
