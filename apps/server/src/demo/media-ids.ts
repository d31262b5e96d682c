import { type DemoDocument, documentId } from './documents.ts'
import { type DemoPicture, pictureId } from './pictures.ts'

/** The id of a picture or a document by the key its property's lists give it. */
export type MediaIdOf = (key: string) => string

export function mediaIds(
  propertyId: string,
  pictures: readonly DemoPicture[],
  documents: readonly DemoDocument[],
): MediaIdOf {
  const ids = new Map([
    ...pictures.map((picture) => [picture.key, pictureId(propertyId, picture)] as const),
    ...documents.map((document) => [document.key, documentId(propertyId, document)] as const),
  ])
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`the demo has no file ${key}`)
    return id
  }
}
