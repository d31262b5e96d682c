/** A PNG as pdfmake takes it. */
export function pngUrl(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`
}

/** As large as it can be within these points, with its own proportions; a PNG says its size in its first lines. */
export function fitted(png: Uint8Array, [maxWidth, maxHeight]: [number, number]): [number, number] {
  const head = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  const [width, height] = [head.readUInt32BE(16), head.readUInt32BE(20)]
  const scale = Math.min(maxWidth / width, maxHeight / height)
  return [width * scale, height * scale]
}
