import { contentId } from '@innkeeper/domain/guestbook/tab-bar-edit.ts'
import { TAB_CONTENTS_MAX, type TabContent } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'

/** The contents with one more at the end; twice the same, or more than a list holds, changes nothing. */
export function withContent(contents: readonly TabContent[], added: TabContent): readonly TabContent[] {
  const isThere = contents.some((content) => contentId(content) === contentId(added))
  return isThere || contents.length >= TAB_CONTENTS_MAX ? contents : [...contents, added]
}

/** The contents with one of them a place earlier or later. */
export function moveContent(contents: readonly TabContent[], place: number, by: -1 | 1): TabContent[] {
  const moved = contents[place]
  const isOutside = place + by < 0 || place + by >= contents.length
  if (!moved || isOutside) return [...contents]
  return contents.toSpliced(place, 1).toSpliced(place + by, 0, moved)
}

/** A document's name without what its file ends with. */
export function plainName(fileName: string): string {
  return fileName.replace(/\.pdf$/i, '')
}
