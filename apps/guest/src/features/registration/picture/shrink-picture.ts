/** Longer than this no side of a picture is worth: the server keeps less. */
const LONGEST = 2000
const QUALITY = 0.86

/** The size of a picture within a square of that side, in its own shape; never larger than it is. */
export function sizeWithin(width: number, height: number, longest = LONGEST) {
  const scale = Math.min(1, longest / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * A photograph small enough for a weak connection, as JPEG, without where and when it was taken. What this browser
 * cannot read is sent as it is: the server says what is wrong with it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const size = sizeWithin(bitmap.width, bitmap.height)
    const canvas = Object.assign(document.createElement('canvas'), size)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, size.width, size.height)
    bitmap.close()
    const shrunk = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
    return shrunk ?? file
  } catch {
    return file
  }
}
