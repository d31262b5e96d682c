/** The file of an import for as long as the page stands, so that it can be read in another way. */
const files = new Map<string, File>()

export function keepFile(importId: string, file: File): void {
  files.clear()
  files.set(importId, file)
}

export function keptFile(importId: string): File | null {
  return files.get(importId) ?? null
}
