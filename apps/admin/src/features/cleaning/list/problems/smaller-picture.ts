/** Enough to see a crack, and quick to send from the end of a corridor. */
const LONGEST_SIDE = 1600
const QUALITY = 0.82

/** A picture of the camera as it is kept and sent; as it came where the browser cannot draw it smaller. */
export async function smallerPicture(file: Blob): Promise<Blob> {
  try {
    const drawn = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(drawn.width, drawn.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(drawn.width * scale)
    canvas.height = Math.round(drawn.height * scale)
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
    drawn.close()
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
