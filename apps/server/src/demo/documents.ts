import { readFile } from 'node:fs/promises'
import { stableId } from './stable-id.ts'

/** A PDF of a property; what changes in it gets a new file name, because browsers keep an address for good. */
export type DemoDocument = { key: string; fileName: string }

/** Known before it is stored, so that the welcome page can link it. */
export function documentId(propertyId: string, { fileName }: DemoDocument): string {
  return stableId(propertyId, 'document', fileName)
}

export function readDocument(fileName: string): Promise<Buffer> {
  return readFile(new URL(`documents/${fileName}`, import.meta.url))
}
