/** A picture as an address that holds it: pages may show these and no blobs. Null where it cannot be read. */
export function dataAddress(picture: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(picture)
  })
}
